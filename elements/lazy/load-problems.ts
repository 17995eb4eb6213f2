/** The sentences about files that could not be had, which most readers never see. */
export {
  configDiagnostic,
  loadDiagnostic,
  missingDiagnostic,
} from '../../src/site/load-diagnostic.js';
