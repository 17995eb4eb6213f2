/** What shows of a sidebar's long lists the part near the view, for sites of many pages. */
export {LongLists} from '../shell/long-lists.js';
