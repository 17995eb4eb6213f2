// The accounts at a page's end, for sites that name some.
import '../shell/docs-footer.js';
