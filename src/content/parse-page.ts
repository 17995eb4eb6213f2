import type {Checked} from '../diagnostics/diagnostic.js';
import type {ReadYaml} from './frontmatter.js';
import type {Page} from './page.js';

/** Placeholder of the signature; see below. */
export function parsePage(
  _text: string,
  _file: string,
  _path: string,
  _readYaml?: ReadYaml,
): Checked<Page> {
  throw new Error('not yet');
}
