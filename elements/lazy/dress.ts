// What some sites wear: a banner, a background, typefaces, breadcrumbs, code in a mode of its own, values for variables.
import '../shell/docs-backdrop.js';
import '../shell/docs-banner.js';
export {fillVariables} from '../../src/site/fill-variables.js';
export {backdrop, banner, eyebrow, wear} from '../shell/dress-site.js';
