import {footnoteReader} from '../../markdown/read-footnotes.js';
import {lineFrom} from '../line-from.js';
import {pageRule} from '../page-rule.js';

const reference = /\[\^[^\s[\]]{1,99}\]/g;
/** Other texts in such brackets may be patterns, such as `[^a-z]`, on pages without footnotes. */
const numbered = /^\[\^\d+\]$/;

/** Every reference to a footnote has a footnote. */
export const undefinedFootnote = pageRule('page/undefined-footnote', (file, report) => {
  const {nodes, lines, page} = file;
  const hasFootnotes = page.body.some(({kind}) => kind === 'footnotes');
  for (const {node, line} of nodes) {
    if (node.kind !== 'text') continue;
    for (const [written] of node.text.matchAll(reference)) {
      if (!hasFootnotes && !numbered.test(written)) continue;
      const hasReference = (text: string) => footnoteIn(text, written);
      const found = lineFrom(lines, line, hasReference);
      // After a backslash it is meant as text.
      if (hasReference(lines[found - 1] ?? '')) report(found, {written});
    }
  }
});

function footnoteIn(text: string, written: string): boolean {
  for (let at = text.indexOf(written); at !== -1; at = text.indexOf(written, at + 1)) {
    if (text[at - 1] !== '\\' && footnoteReader.referenceAt(text, at)) return true;
  }
  return false;
}
