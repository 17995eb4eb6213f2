/* What describes the mistakes in style sheets, and why one could not be loaded. */
export {loadDiagnostic} from '../../../src/site/load-diagnostic.js';
export {diagnoseStyle} from '../../../src/theme/style-sheets/diagnose-style.js';
