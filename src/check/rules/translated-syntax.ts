import type {Edit} from '../../content/other-tools/change.js';
import {findChanges} from '../../content/other-tools/find-changes.js';
import type {PlacedFix} from '../../diagnostics/diagnostic.js';
import {indexFrom} from '../../markdown/offsets.js';
import {pageRule} from '../page-rule.js';

/** Syntax of another tool, which pages show as that tool does. */
export const translatedSyntax = pageRule('page/translated-syntax', (file, report) => {
  // Pages are read without a byte order mark: a space keeps the columns.
  const bodyLines = file.lines
    .slice(file.bodyLine - 1)
    .map((line) => line.replace(/\r$/, '').replace(/^\ufeff/, ' '));
  const starts: number[] = [];
  let length = 0;
  for (const line of bodyLines) {
    starts.push(length);
    length += line.length + 1;
  }
  const place = ({at, find, replace}: Edit): PlacedFix => {
    const index = indexFrom(starts, at + 1) - 1;
    return {line: file.bodyLine + index, column: at - (starts[index] ?? 0) + 1, find, replace};
  };
  for (const {tool, edits} of findChanges(bodyLines.join('\n'))) {
    const [{line, ...fix}, ...others] = [place(edits[0]), ...edits.slice(1).map(place)];
    const details = {written: fix.find.trim(), tool, instead: fix.replace.trim()};
    report({line, column: fix.column, fix: {...fix, others}}, details);
  }
});
