// The menu of narrow windows.
import '../shell/docs-drawer.js';
