import type {SiteConfig} from '../../src/config/site-config.js';
import {Apis} from '../../src/site/apis.js';
import {LoadError, type Loader} from '../../src/site/loader.js';
import {loadPart} from '../shared/load-part.js';

/** The API descriptions of a site; what parses YAML loads with the first file that needs it. */
export function createApis(config: SiteConfig, loader: Loader): Apis {
  return new Apis(config, loader, {
    parse: async (text) => {
      const part = await loadPart('parse-text');
      if (!part) throw new LoadError('unreachable', 'docs-site.js');
      return part.parseText(text);
    },
  });
}
