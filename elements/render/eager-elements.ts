// Defines the elements that most pages begin with. Icons and code load after the text
// (`deferred-layout.ts`), the other elements with the first page that needs one.
import '../components/cards/docs-card.js';
import '../components/cards/docs-columns.js';
