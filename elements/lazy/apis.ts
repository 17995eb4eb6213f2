/** What the pages of an API need. */
export {endpoint} from '../api/endpoint-template.js';
export {Apis} from '../../src/site/apis.js';
