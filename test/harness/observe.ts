import {readApiSettings} from '../../src/config/read/api.js';
import {sourcesOf} from '../../src/api-pages/api-sources.js';
import {normalizeConfig} from '../../src/config/normalize.js';
import {readBackground} from '../../src/config/read/background.js';
import {readBanner} from '../../src/config/read/banner.js';
import {readContextual} from '../../src/config/read/contextual.js';
import {readFeedback, readTimestamp, repositoryCandidates} from '../../src/config/read/feedback.js';
import {readFonts} from '../../src/config/read/fonts.js';
import {readFooter} from '../../src/config/read/footer.js';
import {readOrigins} from '../../src/config/read/origins.js';
import {languageFields} from '../../src/config/read/language.js';
import {drillsDown} from '../../src/config/read/interaction.js';
import {readFavicon} from '../../src/config/read/values.js';
import type {WrittenConfig} from '../../src/config/site-config.js';
import {readMetas} from '../../src/config/read/metas.js';
import {readNotFound} from '../../src/config/read/not-found.js';
import {readSearchPrompt} from '../../src/config/read/search.js';
import {readRedirects} from '../../src/config/read/redirects.js';
import {readStyleSheets} from '../../src/config/read/style-sheets.js';
import {readStyling} from '../../src/config/read/styling.js';
import {readVariables} from '../../src/config/read/variables.js';
import {resolveNavigation} from '../../src/navigation/resolve.js';
import {viewAt} from '../../src/navigation/view.js';
import {pagesToSearch} from '../../src/site/search/pages-to-search.js';

/**
 * Everything that the site makes of a configuration, as text: what it reads at once, the
 * navigation, what a reader sees of it, and what the parts of `src/config/read/` read that load
 * later. A property that works changes it.
 */
export function observe(value: unknown): string {
  const {raw, ...config} = normalizeConfig(value);
  const navigation = resolveNavigation({...config, raw});
  const view = viewAt(navigation, {...config, raw}, '');
  const searched = pagesToSearch({...config, raw}, navigation);
  const late = [...lateReaders.map((read) => read({raw})), sourcesOf({...config, raw})];
  return JSON.stringify([config, navigation.root, view, late, searched], (_, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
}

/** What is read from `config.raw` when it is shown. */
const lateReaders: readonly ((written: WrittenConfig) => unknown)[] = [
  readApiSettings,
  readBackground,
  readBanner,
  readContextual,
  readFeedback,
  readFonts,
  readFooter,
  readMetas,
  readNotFound,
  (written) => [...readOrigins(written)],
  readRedirects,
  readSearchPrompt,
  readStyleSheets,
  readStyling,
  readTimestamp,
  readVariables,
  repositoryCandidates,
  drillsDown,
  readFavicon,
  (written) => [...languageFields(written, 'en')].filter(([name]) => !isContainer(name)),
];

/** What is read as navigation, not for its own sake. */
function isContainer(name: string): boolean {
  return ['language', 'pages', 'groups', 'tabs'].includes(name);
}
