// What helps readers on long pages, and the keys of the site.
import './docs-reading-aids.js';
import './docs-shortcuts.js';
