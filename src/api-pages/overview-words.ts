import type {OverviewWords} from '../openapi/overview/overview-nodes.js';

/** The texts of the page of an API as a whole in one language: `{0}` is a name. */
export type OverviewTexts = Readonly<Record<keyof OverviewWords, string>>;

/** English. */
export const englishOverview: OverviewTexts = {
  version: 'Version {0}',
  servers: 'Servers',
  operations: 'Operations',
  models: 'Models',
  usedBy: 'Used by',
  about: 'About this API',
  contact: 'Contact:',
  license: 'License:',
  terms: 'Terms of service',
  file: 'API description:',
};
