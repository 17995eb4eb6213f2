/*
 * An optional classic script for the head of a page that is a site: applies the mode that the
 * reader chose, or that the site had at their last visit, before the first paint. The module of the
 * site runs later, and owns the mode from then on.
 */
import {applyStoredMode} from './shared/stored-mode.js';

applyStoredMode(document.currentScript?.dataset['site'] ?? '.');
