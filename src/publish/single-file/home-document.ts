import {readFavicon} from '../../config/read/values.js';
import {hasRareClass} from '../../html/rare-classes.js';
import type {PublishedPage} from '../publish-pages.js';
import {hostLinks, type Publishing} from '../publishing.js';
import {keptAttributes, type SingleFileData} from './single-file-data.js';
import {siteSheet} from '../site-sheet.js';
import {isRightToLeft} from '../../shared/language-tag.js';
import {isModeChoice} from '../../theme/mode.js';
import {mathFont, type BundleFiles} from './bundle-files.js';
import {singleFileDocument} from './single-file-document.js';

/** What the document of a site is written with. */
export interface HomeOptions {
  readonly publishing: Publishing;
  /** The style sheets that the configuration names, as one. */
  readonly styles: string;
  readonly hasDiagrams: boolean;
  readonly bundle: BundleFiles;
  /** What writes the document. */
  readonly generator: string;
}

/** The document of a whole site, which shows the home page before any script runs. */
export async function homeDocument(
  page: PublishedPage,
  data: SingleFileData,
  {publishing, styles, hasDiagrams, bundle, generator}: HomeOptions,
): Promise<string> {
  const links = hostLinks(publishing);
  const {home, url, attribute} = publishing;
  const {config} = publishing.site;
  const mode = attribute('mode');
  const isOwnMode = isModeChoice(mode);
  const language = page.language ?? publishing.language;
  const icons = readFavicon(config);
  const html = page.content.toString();
  const font = html.includes('<math') ? data.assets[mathFont] : undefined;
  const sheets = [
    await bundle.text('built.css'),
    hasRareClass(html) ? await bundle.text('built-more.css') : '',
    siteSheet(config, links),
    page.sheet ?? '',
    styles,
  ];
  return singleFileDocument({
    page,
    description: page.description,
    language,
    direction: isRightToLeft(language) ? 'rtl' : 'ltr',
    icon: icons && links.src(icons.light),
    mode: isOwnMode ? mode : config.modeToggle.initial,
    isModeFixed: isOwnMode || config.modeToggle.isHidden,
    // Browsers may have one storage for all files.
    site: url.hostname.endsWith('.invalid')
      ? `${url.href}${encodeURIComponent(config.name)}/`
      : url.href,
    home,
    siteAttributes: Object.fromEntries(keptAttributes.map((name) => [name, attribute(name)])),
    styles: sheets
      .join('\n')
      .replace(mathFont, font === undefined ? 'data:,' : `data:font/woff2;base64,${font}`),
    data,
    hasDiagrams,
    generator,
    headScript: await bundle.text('single-file-head.js'),
    script: await bundle.text('single-file.js'),
  });
}
