// The menu of narrow windows.
export {drawerLinks} from '../shell/drawer-links.js';
import '../shell/docs-drawer.js';
