import {ContentLines} from './containers.js';
import {labelKey} from './definitions.js';
import type {FootnoteReader} from './footnote-syntax.js';
import {columnsOf} from './indentation.js';
import {blank, lineAt, outdent} from './line-rules.js';
import {skipFence} from './scan.js';

const label = String.raw`\[\^((?:\\[[\]\\]|[^\s[\]]){1,999})\]`;
const reference = new RegExp(label, 'y');
const definition = new RegExp(`^ {0,3}${label}:[ \\t]*`);
const anyDefinition = new RegExp(`^[ \\t>]*${label}:`);

/** Lines of a definition after the first have this indentation, or are blank. */
const indent = 4;

/** Finds the footnotes of GFM: `[^label]`, and its definition `[^label]: …`. */
export const footnoteReader: FootnoteReader = {
  readFootnote(around, start) {
    const first = lineAt(around.text, start, around.end);
    const [marker, name] = (!around.lazy.has(start) && definition.exec(first)) || [];
    if (marker === undefined || name === undefined) return undefined;
    const lines = new ContentLines();
    let at = lines.add(first.slice(marker.length), start + first.length);
    for (let line; at < around.end;) {
      line = lineAt(around.text, at, around.end);
      const end = at + line.length;
      const isInside = !around.lazy.has(at) && columnsOf(line) >= indent;
      if (isInside || blank.test(line)) at = lines.add(outdent(line, indent), end);
      else if (!lines.mayContinue || around.startsBlock(at, line)) break;
      else at = lines.addLazy(line, at);
    }
    return {
      label: labelKey(name),
      content: lines.content.slice(0, lines.filled),
      lazy: lines.lazy,
      end: Math.min(lines.filledEnd, around.end),
    };
  },

  opens: (line) => definition.test(line),

  referenceAt(text, at) {
    reference.lastIndex = at;
    const [whole, name] = reference.exec(text) ?? [];
    return whole === undefined || name === undefined
      ? undefined
      : {label: labelKey(name), end: at + whole.length};
  },

  labelsIn(text) {
    const labels = new Set<string>();
    for (let at = 0; at < text.length;) {
      const line = lineAt(text, at, text.length);
      const [, name] = anyDefinition.exec(line) ?? [];
      if (name !== undefined) labels.add(labelKey(name));
      at = skipFence(text, at) ?? at + line.length + 1;
    }
    return labels;
  },

  inCaptions(text, others) {
    let labels: ReadonlySet<string> | undefined;
    return (at, caption) => {
      const found = footnoteReader.referenceAt(caption, at);
      labels ??= new Set([...others, ...footnoteReader.labelsIn(text)]);
      return found && labels.has(found.label) ? found : undefined;
    };
  },
};
