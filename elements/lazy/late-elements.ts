// The elements of components that a site's first page seldom has.
import '../content/content-elements.js';
/** How their components are shown. */
export {lateTemplates} from '../render/late-templates.js';
