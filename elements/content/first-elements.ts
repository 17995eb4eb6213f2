// Defines the elements that most pages begin with; icons come after the words (`lazy/surroundings.ts`), the others with the first page
// that needs one (`elements/lazy`).
import './docs-card.js';
import './docs-code.js';
import './docs-columns.js';
