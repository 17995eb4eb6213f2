// The choice of versions, for sites that have several.
import '../shell/docs-version-select.js';
