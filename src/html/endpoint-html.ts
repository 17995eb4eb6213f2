import type {ApiLocalize} from '../locales/api-messages.js';
import {baseUrlOf, serversOf} from '../requests/servers.js';
import {urlSegments} from '../requests/url-segments.js';
import type {ApiPage} from '../api-pages/api-page.js';
import {attributes, markup, type Html} from './html.js';
import type {HtmlContext} from './html-context.js';
import {uiIcon} from './icons.js';

/** The method and URL of the operation that a page is about. Its buttons need a script. */
export function htmlOfEndpoint(
  {operation, settings, url}: ApiPage,
  localize: ApiLocalize,
  {isWithoutControls}: Pick<HtmlContext, 'isWithoutControls'> = {},
): Html | undefined {
  const {playground} = settings;
  if (operation.kind !== 'operation' || playground === 'hide') return undefined;
  const {method, path, isDeprecated} = operation;
  const options = {...settings, mode: playground, fileUrl: url};
  const choice = {variables: new Map<string, string>()};
  const base = baseUrlOf(operation, options, choice);
  const {servers} = serversOf(operation, options, choice);
  const look = {class: 'docs-endpoint', 'data-deprecated': isDeprecated};
  const isTried = !isWithoutControls && playground === 'show' && servers.length > 0;
  const tryIt =
    isTried &&
    markup`<button type="button" disabled
class="docs-endpoint-button docs-endpoint-primary docs-endpoint-try docs-scripted">${uiIcon('play')}
${localize('Try it')}</button>`;
  const copy =
    !isWithoutControls &&
    markup`<button type="button" disabled
class="docs-endpoint-icon docs-endpoint-copy docs-scripted" aria-label="${localize(
      'Copy URL',
    )}">${uiIcon('copy')}</button>`;
  return markup`<div${attributes(look)}><div class="docs-endpoint-bar"><span
class="docs-endpoint-method" data-method="${method.toLowerCase()}">${method}</span>${
    isDeprecated && markup`<span class="docs-endpoint-deprecated">${localize('deprecated')}</span>`
  }<span class="docs-endpoint-url" role="group" aria-label="${localize('Endpoint')}">${
    base && markup`<span class="docs-endpoint-base">${segmentsOf(base)}</span>`
  }${segmentsOf(path)}</span>${copy}${tryIt}</div></div>`;
}

function segmentsOf(url: string): readonly Html[] {
  return urlSegments(url).map((pieces) => {
    const content = pieces.map(({text, isParameter}) =>
      isParameter ? markup`<em class="docs-endpoint-parameter">${text}</em>` : text,
    );
    return markup`<span class="docs-endpoint-segment">${content}</span>`;
  });
}
