// Icons, for pages that are not only a site.
import '../content/docs-icon.js';
