// What helps readers on long pages, and the keys of the site.
import '../layout/aids/docs-reading-aids.js';
import '../layout/aids/docs-shortcuts.js';
