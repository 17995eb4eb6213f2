import {fieldsOf, listOf} from '../config/read/raw.js';
import type {Check} from '../config/validate.js';

/** Actions for a page that programs of a server would do. */
const unused = new Set<unknown>(
  (
    'devin devin-desktop windsurf mcp add-mcp vscode devin-mcp assistant download-pdf ' +
    'download-spec'
  ).split(' '),
);

/** Reports the actions of `contextual.options` that are accepted and not shown. */
export const unusedActions: Check = (raw, report) => {
  const options = listOf(fieldsOf(fieldsOf(raw).get('contextual')).get('options'));
  const names = options.filter((option) => unused.has(option)).map(String);
  const [first = ''] = names;
  if (names.length === 0) return;
  const pointer = `/contextual/options/${options.indexOf(first)}`;
  report('config/not-used', pointer, {
    unused: new Map([['These actions need a server and are not shown.', names]]),
  });
};
