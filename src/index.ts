/**
 * What `import 'docs-site-element/node'` gives: reads and checks sites in Node, without a document.
 */
export {linksOf} from './content/links.js';
export {parsePage} from './content/parse-page.js';
export {needs} from './content/syntax.js';
export {checkSite} from './site/check-site.js';
export {httpLoader} from './site/http-loader.js';
export {loadPage} from './site/load-page.js';
export {configDiagnostic, loadDiagnostic, missingDiagnostic} from './site/load-diagnostic.js';
export {LoadError, memoryLoader, type Loader} from './site/loader.js';
export {openSite} from './site/open-site.js';
export {pageReader} from './site/page-reader.js';
export {readConfig} from './site/read-config.js';
export {readLabels} from './site/read-labels.js';
