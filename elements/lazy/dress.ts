// What some sites wear: a banner, a background, typefaces, breadcrumbs, code in a mode of its own.
import '../shell/docs-backdrop.js';
import '../shell/docs-banner.js';
export {backdrop, banner, eyebrow, wear} from '../shell/dress-site.js';
