// Defines the elements that most pages begin with; icons come after the words
// (`lazy/surroundings.ts`), the others with the first page that needs one (`elements/lazy`).
import '../components/docs-card.js';
import '../components/code/docs-code.js';
import '../components/docs-columns.js';
