// The branding of some sites: a banner, a background, typefaces, breadcrumbs, code in a mode of its
// own, values for variables.
import '../layout/docs-backdrop.js';
import '../layout/docs-banner.js';
export {fillVariables} from '../../src/site/fill-variables.js';
export {backdrop, banner, eyebrow, applyBranding} from '../site/branding.js';
