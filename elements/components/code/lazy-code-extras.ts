import {lazyContent} from '../../shared/lazy.js';

/** The colors, titles and buttons of code blocks, which are plain text before. */
export const codeExtras = lazyContent('code-extras', () => import('./code-templates.js'));
