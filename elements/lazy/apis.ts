/** What the pages of an API need. */
export {endpoint} from '../api/endpoint-template.js';
export {siteApis} from '../site/site-apis.js';
