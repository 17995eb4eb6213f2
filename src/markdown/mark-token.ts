import type {Mark} from './marks.js';
import type {MarkToken} from './tokens.js';

/** The token of a mark that is no tag. */
export function markToken(raw: string, mark: Exclude<Mark, {kind: 'tag'}>): MarkToken {
  const type = mark.kind === 'stray' ? 'stray-tag' : mark.kind;
  return {type, raw, source: 'source' in mark ? mark.source : ''};
}
