/** What the pages of an API need. */
export {endpoint} from '../api/endpoint-template.js';
export {createApis} from '../api/create-apis.js';
