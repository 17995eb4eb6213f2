import {diagnoseConfig} from '../../src/config/check/diagnose.js';
import type {Diagnostic} from '../../src/diagnostics/diagnostic.js';
import {connectedSites} from '../shared/running-script.js';
import {isBaseUnknown, type SiteOptions} from './site-options.js';

/** What is wrong with how a site uses the URL of the document; `file` is its configuration. */
export function checkUrlUse(site: HTMLElement & SiteOptions, file: string): readonly Diagnostic[] {
  const users = [...connectedSites].filter(({router}) => router !== 'memory');
  const isShared = users.length > 1 && users.some((user) => user === site);
  const {pathname} = new URL('.', document.baseURI);
  return [
    ...(isShared ? [diagnoseConfig('config/shared-url', {file}, {count: users.length})] : []),
    ...(isBaseUnknown(site, document.baseURI, document.URL)
      ? [diagnoseConfig('config/base-missing', {file}, {base: pathname})]
      : []),
  ];
}
