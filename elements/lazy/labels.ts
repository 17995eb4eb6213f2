/** Reads the labels of pages from their files, once the first page is shown. */
export {LabelReader} from '../site/label-reader.js';
