// The branding of some sites: banner, background, fonts, breadcrumbs, the mode of code blocks, and
// the values of variables.
import '../layout/docs-backdrop.js';
import '../layout/docs-banner.js';
export {siteVariables} from '../../src/site/site-variables.js';
export {backdrop, banner, eyebrow, applyBranding} from '../site/branding.js';
