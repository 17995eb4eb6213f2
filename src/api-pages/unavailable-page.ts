import type {SiteConfig} from '../config/site-config.js';
import {parsePage} from '../content/parse-page.js';
import type {Diagnostic} from '../diagnostics/diagnostic.js';
import type {Navigation} from '../navigation/navigation.js';
import {homeOf} from '../navigation/home.js';
import {viewAt, type SelectorKind} from '../navigation/view.js';
import {list, paragraph, text} from '../openapi/nodes/builders.js';
import type {Target} from '../shared/urls.js';
import type {FailureWords} from './api-failures.js';
import type {LoadedPage} from '../site/load-page.js';

/** What a page depends on whose API description could not be loaded. */
interface Surroundings {
  readonly config: SiteConfig;
  readonly navigation: Navigation;
  readonly words: Pick<FailureWords, 'noDescription' | 'elsewhere'>;
}

/** Lists of divisions with other content. Versions and languages have the same content. */
const otherContent: ReadonlySet<SelectorKind> = new Set(['product', 'dropdown', 'menu']);

/**
 * The page of an API whose description could not be loaded: that it could not, and what else the
 * site has. `diagnostic` says why, for authors. Search engines and the search do not find it.
 */
export function unavailablePage(
  path: string,
  diagnostic: Diagnostic,
  {config, navigation, words}: Surroundings,
): LoadedPage {
  const {page, problems} = parsePage('', diagnostic.location.file, path);
  const links = elsewhere(path, navigation, config);
  const nodes =
    links.length === 0
      ? []
      : [
          paragraph(text(words.elsewhere)),
          ...list(
            links.map(({name, target}) => [
              {kind: 'link', target, line: 0, children: [text(name)]} as const,
            ]),
          ),
        ];
  const frontmatter = new Map<string, string | boolean>([
    ['title', words.noDescription],
    ['noindex', true],
    ['searchable', false],
  ]);
  // The element offers to try again after the first slice.
  const slices = [[], nodes];
  const title = words.noDescription;
  const shown = {...page, frontmatter, title, body: nodes, slices};
  return {state: {phase: 'shown', page: shown, problems, diagnostics: [diagnostic]}};
}

interface OtherPart {
  readonly name: string;
  readonly target: Target;
}

/** The home page, and the other tabs, anchors, products, … that can be opened. */
function elsewhere(path: string, navigation: Navigation, config: SiteConfig): readonly OtherPart[] {
  const {tabs, anchors, selectors} = viewAt(navigation, config, path);
  const lists = selectors.flatMap(({kind, options}) => (otherContent.has(kind) ? options : []));
  const parts = [...tabs, ...anchors, ...lists].flatMap(({name, target, isCurrent}) =>
    isCurrent || !target || target.to === 'nowhere' ? [] : [{name, target}],
  );
  const home = homeOf(navigation, config)?.path;
  const isHome = ({target}: OtherPart) => target.to === 'site' && target.path === home;
  if (home === path || parts.some(isHome)) return parts;
  return [{name: config.name, target: {to: 'site', path: '', query: '', hash: ''}}, ...parts];
}
