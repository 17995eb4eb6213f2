import {UtilitySheet} from '../../src/theme/utilities/utility-sheet.js';
import {connectedSites} from '../shared/running-script.js';

/** The rules of all classes that were used in this document. */
const utilities = new UtilitySheet();
let sheet: CSSStyleSheet | undefined;

/** Adds the rules of utility classes (`p-4`): those in `classes`, and those added before. */
export function adoptUtilities(classes: Iterable<string>): void {
  sheet ??= new CSSStyleSheet();
  if (utilities.add(classes)) sheet.replaceSync(utilities.css);
  adopt(document, sheet);
  for (const site of connectedSites) {
    // The page is next to the site or, with `isolated`, inside it; that may change.
    for (const root of [site.getRootNode(), site.shadowRoot]) {
      if (root instanceof ShadowRoot) adopt(root, sheet);
    }
  }
}

function adopt(root: Document | ShadowRoot, sheet: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}
