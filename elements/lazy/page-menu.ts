// What readers can do with a page as a whole, for sites that offer it.
import '../menus/docs-page-menu.js';
