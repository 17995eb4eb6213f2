import {attributes, dataElement, escaped, type AttributeValue} from '../../html/html.js';
import type {PublishedDocument} from '../publish-pages.js';
import {ownAssets, type SingleFileData} from './single-file-data.js';

/** What a document with a whole site is made of. */
export interface SingleFileParts {
  /** The home page. */
  readonly page: PublishedDocument;
  readonly description: string;
  readonly language: string;
  readonly direction: string;
  /** The URL of the icon. */
  readonly icon: string | undefined;
  /** The mode of the site, and whether readers may choose another one. */
  readonly mode: string;
  readonly isModeFixed: boolean;
  /** The URL of the site, under which a browser stores what a reader chooses. */
  readonly site: string;
  /** The path of the home page. */
  readonly home: string;
  /** Attributes of the author's `<docs-site>`. */
  readonly siteAttributes: Readonly<Record<string, string | undefined>>;
  /** The styles of the page until the element has taken over. */
  readonly styles: string;
  readonly data: SingleFileData;
  readonly hasDiagrams: boolean;
  /** What has written the document. */
  readonly generator: string;
  /** The script for the head, and the one that starts the element. */
  readonly headScript: string;
  readonly script: string;
}

/**
 * The document of a site in one file. Its policy allows only what this function writes: scripts and
 * styles need a number that follows from the whole content, so that no content can contain it.
 */
export async function singleFileDocument(parts: SingleFileParts): Promise<string> {
  const {page, site, data} = parts;
  const json = dataElement('application/json', data, {'data-docs-file': ''}).toString();
  const content = page.content.toString();
  const nonce = await hashOf(JSON.stringify({...parts, data: json, page: content}));
  const {mode, isModeFixed, icon, home} = parts;
  const root = {
    lang: parts.language,
    dir: parts.direction,
    'data-docs-alone': true,
    'data-docs-mode': mode === 'system' ? undefined : mode,
  };
  const element = {
    src: site,
    assets: ownAssets,
    router: 'hash',
    'data-built': true,
    ...parts.siteAttributes,
  };
  const policy = escaped(policyFor(nonce, parts.hasDiagrams));
  const head = {nonce, 'data-site': site, 'data-home': home, 'data-fixed': isModeFixed};
  return `<!doctype html>
${startTag('html', root)}
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${escaped(parts.generator)}">
<title>${escaped(page.head.title)}</title>
${startTag('meta', {name: 'description', content: parts.description})}
${startTag('link', {rel: 'icon', href: icon ?? 'data:,'})}
${startTag('script', head)}${scriptText(parts.headScript)}</script>
${startTag('style', {nonce, 'data-docs-built': true})}${styleText(parts.styles)}</style>
${startTag('docs-site', element)}${content}</docs-site>
${json}
${startTag('script', {nonce})}${scriptText(parts.script)}</script>
</html>
`;
}

/** 128 bits of the SHA-256 of a text, as hexadecimal digits. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest, 0, 16)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Scripts and styles are those of the document. Images, frames and requests of the playground may
 * be on any host, as on a site without a policy.
 */
function policyFor(nonce: string, hasDiagrams: boolean): string {
  const media = '* data: blob:';
  // Mermaid writes styles and HTML. Scripts are not allowed for that.
  const strict = [
    `style-src 'nonce-${nonce}'`,
    "require-trusted-types-for 'script'",
    'trusted-types lit-html docs-site docs-site-file',
  ];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `img-src ${media}`,
    `media-src ${media}`,
    `font-src ${media}`,
    `connect-src ${media}`,
    `frame-src ${media}`,
    "base-uri 'none'",
    "form-action 'none'",
    ...(hasDiagrams ? ["style-src 'unsafe-inline'"] : strict),
  ].join('; ');
}

function startTag(name: string, values: Readonly<Record<string, AttributeValue>>): string {
  return `<${name}${attributes(values).toString()}>`;
}

/** The text of a style element, which no style sheet can end. */
function styleText(css: string): string {
  return css.replaceAll('</', '<\\/');
}

/** A script of ours, which is no text of an author. */
function scriptText(code: string): string {
  if (/<\/script|<!--/i.test(code)) throw new Error('This script would end its element.');
  return code;
}
