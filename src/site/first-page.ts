import type {NavPage} from '../navigation/navigation.js';
import {type Choices, isListed, positionOf} from '../navigation/position.js';
import {versionAt} from '../navigation/view.js';
import type {DivisionChoice} from './choose-division.js';
import {findPage, type PageFinder} from './find-page.js';
import type {Site} from './state.js';

/** At most this many pages are tried: each one without a file costs several requests. */
const mostTried = 5;

/**
 * The path of the first page with a file that comes after the page at `home`, in the reading order
 * of a reader who made these choices; `undefined` if there is none, or none can be loaded. Where
 * the reader has come there by choosing a division, it is the first page of that division.
 */
export async function firstPageWithFile(
  home: string,
  site: Site,
  choices: Choices | undefined,
  reader: PageFinder,
  signal?: AbortSignal,
  chosen?: DivisionChoice,
): Promise<string | undefined> {
  let tried = 0;
  try {
    for (const {path} of pagesAfter(home, site, choices, chosen)) {
      const files = reader.pageFiles.likelyFor(path, false);
      if (await findPage(path, reader, signal, files)) return path;
      if (++tried === mostTried) break;
    }
  } catch {
    // The next ones would fail in the same way, after as many attempts.
  }
  return undefined;
}

/**
 * The pages after one, of the same version, language, product or dropdown; all others of a division
 * that was chosen.
 */
function* pagesAfter(
  path: string,
  {navigation, config}: Site,
  choices: Choices = {},
  chosen?: DivisionChoice,
): Generator<NavPage> {
  const position = positionOf(navigation, path, choices);
  const version = versionAt(config, position, choices);
  const {divisions} = position;
  const scope = divisions.findLast(({kind, name}) =>
    chosen ? kind === chosen.kind && name === chosen.name : !/^(?:tab|anchor|menu)$/.test(kind),
  );
  let isAfter = chosen !== undefined;
  for (const page of navigation.pages.values()) {
    if (page.path === path) {
      isAfter = true;
    } else if (isAfter && page.source.kind === 'file') {
      const other = positionOf(navigation, page.path, choices);
      const isInside = !scope || other.divisions.includes(scope);
      if (isInside && isListed(navigation, page, version, divisions)) yield page;
    }
  }
}
