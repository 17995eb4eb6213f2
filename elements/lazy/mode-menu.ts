// The choice of modes, once its button was pressed.
import '../shell/docs-mode-menu.js';
