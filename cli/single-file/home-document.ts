import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readFavicon} from '../../src/config/read/values.js';
import {hasRareClass} from '../../src/html/rare-classes.js';
import type {PublishedPage} from '../../src/publish/publish-pages.js';
import {hostLinks} from '../../src/publish/publishing.js';
import type {SingleFileData} from '../../src/publish/single-file-data.js';
import {siteSheet} from '../../src/publish/site-sheet.js';
import {isRightToLeft} from '../../src/shared/language-tag.js';
import {isModeChoice} from '../../src/theme/mode.js';
import {ownPackage} from '../package.js';
import type {SiteToPublish} from '../publish/open-site.js';
import {mathFont} from './own-assets.js';
import {singleFileDocument} from './single-file-document.js';

/** The attributes of the author's `<docs-site>` that a single file keeps. */
const keptAttributes = ['repository', 'branch', 'directory', 'mode'];

/** The document of a whole site, which shows the home page before any script runs. */
export async function homeDocument(
  page: PublishedPage,
  data: SingleFileData,
  {publishing, styles}: SiteToPublish,
  hasDiagrams: boolean,
): Promise<string> {
  const {dist} = ownPackage();
  const read = (file: string) => readFile(join(dist, file), 'utf8');
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
    await read('built.css'),
    hasRareClass(html) ? await read('built-more.css') : '',
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
    headScript: await read('node/single-file-head.js'),
    script: await read('node/single-file.js'),
  });
}
