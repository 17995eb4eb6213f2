// Icons, for pages that are not only a site.
import '../components/docs-icon.js';
