/** What reads the labels of pages from their files, once the first page is shown. */
export {LabelReader} from '../shell/label-reader.js';
