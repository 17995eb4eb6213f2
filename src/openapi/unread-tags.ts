import {parseEvents} from 'js-yaml';
import {withAnyIndentation} from '../shared/flow-indentation.js';
import type {UnreadTags} from './parsed-text.js';

/** Tags of YAML that say what a value is anyway, and `!`: it is a text. */
const known = /^(?:!|(?:!!|!<tag:yaml\.org,2002:)(?:str|int|float|bool|null|map|seq|merge)>?)$/;

/**
 * The tags of a YAML file that mean something to another tool (YAML 1.2.2, section 6.9.1), such as
 * `!Sub` to CloudFormation, and all lines with one; nothing if there are none. Throws what the
 * parser throws.
 */
export function unreadTags(text: string): UnreadTags | undefined {
  // Few files have any.
  return /[\s[{,]!\S/.test(text) ? withAnyIndentation(text, tagsIn) : undefined;
}

function tagsIn(yaml: string): UnreadTags | undefined {
  const names = new Set<string>();
  const lines = new Set<number>();
  let line = 1;
  let offset = 0;
  for (const event of parseEvents(yaml, {maxDepth: 500})) {
    if (!('tagStart' in event) || event.tagStart < 0) continue;
    const name = yaml.slice(event.tagStart, event.tagEnd);
    if (known.test(name)) continue;
    line += yaml.slice(offset, event.tagStart).split(/\r\n?|\n/).length - 1;
    offset = event.tagStart;
    names.add(name);
    lines.add(line);
  }
  return names.size === 0 ? undefined : {names: [...names], lines: [...lines]};
}
