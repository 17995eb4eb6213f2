/** Values for `{{name}}`, for sites that have some. */
export {unknownVariables} from '../../src/content/variables.js';
export {fillingLoader} from '../../src/site/filling-loader.js';
