/* The entry of the script tag: defines all elements, and starts a site where the page holds nothing else. */
import './content/first-elements.js';
import {setAssetFolder} from './shared/assets.js';
import {autoStart} from './shell/auto-start.js';
import './shell/docs-site.js';
import {defineElementsOf} from './shell/late-elements.js';

setAssetFolder(import.meta.url);
autoStart(document);
defineElementsOf(document);
