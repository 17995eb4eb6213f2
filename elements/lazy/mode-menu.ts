// The choice of modes, once its button was pressed.
import '../menus/docs-mode-menu.js';
