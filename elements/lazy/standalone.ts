export {defineElementsIn} from '../site/define-standalone.js';
