// Defines the elements that most pages begin with. Icons load after the text
// (`layout-parts.ts`), the other elements with the first page that needs one.
import '../components/docs-card.js';
import '../components/code/docs-code.js';
import '../components/docs-columns.js';
