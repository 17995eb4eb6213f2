// Defines all elements that stand for components of a page.
import './docs-accordion.js';
import './docs-badge.js';
import './docs-callout.js';
import './docs-card.js';
import './docs-code-group.js';
import './docs-code.js';
import './docs-columns.js';
import './docs-expandable.js';
import './docs-frame.js';
import './docs-icon.js';
import './docs-param-field.js';
import './docs-response-field.js';
import './docs-steps.js';
import './docs-tabs.js';
import './docs-tooltip.js';
import './docs-update.js';
