import type {Frontmatter} from '../../src/content/page.js';
import {escaped} from '../../src/html/html.js';
import type {PageUrls} from '../markdown/source-html.js';
import {mapIn, textIn} from '../settings/setting-values.js';
import type {SettingsMap} from '../settings/setting.js';
import {buttonClasses} from './starlight-components.js';

/** The hero of a page: its title, the line below it, a picture and links. */
export function heroText(head: Frontmatter, urls: PageUrls): string {
  const hero = mapIn(head, 'hero');
  const title = textIn(hero, 'title') ?? textIn(head, 'title') ?? '';
  const tagline = textIn(hero, 'tagline');
  const actions: unknown = hero?.get('actions');
  const links = (Array.isArray(actions) ? (actions as readonly unknown[]) : []).flatMap((one) => {
    if (!(one instanceof Map)) return [];
    const action = one as Frontmatter;
    const [text, link] = [textIn(action, 'text'), textIn(action, 'link')];
    if (text === undefined || link === undefined) return [];
    const href = escaped(urls.link(link));
    return [`<a href="${href}" className="${buttonClasses}">${htmlOf(text)}</a>`];
  });
  const blocks = [
    `<h1>${htmlOf(title)}</h1>`,
    tagline === undefined ? '' : `<p className="text-lg mb-8">${htmlOf(tagline)}</p>`,
    // In one line: on lines of their own, they would be a paragraph.
    links.length > 0 ? `<div className="flex flex-wrap gap-3 mb-8">${links.join('')}</div>` : '',
    pictureOf(hero, urls),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** The banner above a page. */
export function bannerText(head: Frontmatter): string {
  const content = textIn(mapIn(head, 'banner'), 'content');
  return content === undefined ? '' : `<Info>\n${htmlOf(content.trim())}\n</Info>`;
}

function pictureOf(hero: SettingsMap | undefined, {asset}: PageUrls): string {
  const image = mapIn(hero, 'image');
  const alt = escaped(textIn(image, 'alt') ?? '');
  const [file, light, dark] = ['file', 'light', 'dark'].map((name) => textIn(image, name));
  const html = textIn(image, 'html');
  if (html !== undefined) return htmlOf(html);
  const tag = (source: string, classes = '') =>
    `<img${classes} src="${escaped(asset(source))}" alt="${alt}" />`;
  if (file !== undefined) return tag(file);
  if (light === undefined || dark === undefined)
    return (light ?? dark) ? tag(light ?? dark ?? '') : '';
  return [
    tag(light, ' className="block dark:hidden"'),
    tag(dark, ' className="hidden dark:block"'),
  ].join('\n');
}

/** HTML in a text: braces are characters, and what has no content is closed. */
function htmlOf(text: string): string {
  return text
    .replaceAll(/[{}]/g, (one) => `&#${one.codePointAt(0) ?? 0};`)
    .replaceAll(/<(br|hr|img|wbr)\b([^<>]*?)\/?>/gi, '<$1$2 />');
}
