import type {NavPage} from '../navigation/navigation.js';
import {type Choices, isListed, positionOf} from '../navigation/position.js';
import {versionAt} from '../navigation/view.js';
import {findPage, type PageReader} from './load-page.js';
import type {Site} from './state.js';

/** At most this many pages are tried: each one without a file costs several requests. */
const mostTried = 5;

/**
 * The path of the first page with a file that comes after the page at `home`, in the reading order
 * of a reader who made these choices; `undefined` if there is none, or none can be loaded.
 */
export async function firstPageWithFile(
  home: string,
  site: Site,
  choices: Choices | undefined,
  reader: Pick<PageReader, 'loader' | 'pageFiles'>,
  signal?: AbortSignal,
): Promise<string | undefined> {
  let tried = 0;
  try {
    for (const {path} of pagesAfter(home, site, choices)) {
      if (await findPage(path, reader, signal)) return path;
      if (++tried === mostTried) break;
    }
  } catch {
    // The next ones would fail in the same way, after as many attempts.
  }
  return undefined;
}

/** The pages after one, of the same version, language, product or dropdown. */
function* pagesAfter(
  path: string,
  {navigation, config}: Site,
  choices: Choices = {},
): Generator<NavPage> {
  const position = positionOf(navigation, path, choices);
  const version = versionAt(config, position, choices);
  const {divisions} = position;
  const scope = divisions.findLast(({kind}) => !/^(?:tab|anchor|menu)$/.test(kind));
  let isAfter = false;
  for (const page of navigation.pages.values()) {
    const isOpen = isAfter && page.source.kind === 'file';
    if (isOpen && isListed(navigation, page, version, divisions)) {
      const other = positionOf(navigation, page.path, choices);
      if (!scope || other.divisions.includes(scope)) yield page;
    }
    isAfter ||= page.path === path;
  }
}
