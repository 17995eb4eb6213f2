/** What finds formulas in a page; what shows them is `formulas.ts`. */
export {mathReader} from '../../src/markdown/read-math.js';
