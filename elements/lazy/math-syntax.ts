// What finds formulas in a page; what shows them is `formulas.ts`.
import '../../src/markdown/read-math.js';
