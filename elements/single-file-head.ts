/*
 * A classic script in the head of a site in one file (`docs-site build --single-file`): applies the
 * reader's mode before the first paint, and hides the home page where the URL names another one.
 */
import {applyBuiltMode} from './built/apply-built-mode.js';

const {site = '', home = '', fixed} = document.currentScript?.dataset ?? {};
applyBuiltMode(site, fixed !== undefined);

const [, path = ''] = /^#\/+([^?#]+)/.exec(location.hash) ?? [];
// A path that is written in another way is that of another page: it is shown a moment later.
if (path !== '' && path !== home) document.documentElement.dataset['docsElsewhere'] = '';
