// Defines the elements of a page that is not only a site.
export {defineElementsIn} from '../site/define-standalone.js';
