/* The entry of the script tag: defines all elements, and starts a site where the page holds nothing else. */
import './render/eager-elements.js';
import {setAssetFolder} from './shared/assets.js';
import {autoStart} from './site/auto-start.js';
import './site/docs-site.js';
import {defineElementsOf} from './render/load-components.js';

setAssetFolder(import.meta.url);
autoStart(document);
defineElementsOf(document);
