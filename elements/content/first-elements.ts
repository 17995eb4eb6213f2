// Defines the elements that most pages begin with; the others come with the first page that needs one (`elements/lazy`).
import './docs-card.js';
import './docs-code.js';
import './docs-columns.js';
import './docs-icon.js';
