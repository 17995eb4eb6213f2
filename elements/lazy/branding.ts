// The branding of some sites: banner, background, fonts, breadcrumbs, the mode of code blocks, and
// the values of variables.
import '../layout/docs-backdrop.js';
import '../layout/docs-banner.js';
export {fillVariables} from '../../src/site/fill-variables.js';
export {backdrop, banner, eyebrow, applyBranding} from '../site/branding.js';
