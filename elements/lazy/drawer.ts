// The menu of narrow windows.
export {drawerLinks} from '../layout/drawer-links.js';
import '../layout/docs-drawer.js';
