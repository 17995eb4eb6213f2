/** What shows of a sidebar's long lists the part near the view, for sites of many pages. */
export {VirtualLists} from '../layout/sidebar/virtual-list/virtual-lists.js';
