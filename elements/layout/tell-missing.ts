import {missingParts} from '../shared/load-part.js';
import type {DocsPartUnavailableEvent} from '../shared/page-events.js';
import {DocsMissingNotice} from './docs-missing-notice.js';

/** The parts without which a page lacks something that its author wrote. */
const partsOfPages: ReadonlySet<string> = new Set([
  ...['badge', 'callouts', 'code-extras', 'code-groups', 'colors', 'diagrams', 'disclosures'],
  ...['fields', 'formulas', 'frame', 'prompt', 'rail', 'steps', 'tabs', 'tiles', 'tooltip'],
  ...['tree', 'update', 'draw-diagram', 'draw-formula', 'apis', 'footnotes', 'html', 'modules'],
  ...['entities', 'other-tools', 'read-math', 'read-yaml', 'long-pages'],
]);

/**
 * Tells the reader in one sentence that parts of a page could not be loaded, or that the search
 * could not. What is loaded once the browser is online is no longer missing.
 */
export function tellMissing(frame: ShadowRoot, signal: AbortSignal): void {
  const notice = new DocsMissingNotice();
  // It stays closed until the browser was online.
  let wasTold = false;
  const tell = (part: string): void => {
    const isSearch = part === 'search';
    if (!isSearch && (wasTold || !partsOfPages.has(part))) return;
    wasTold ||= !isSearch;
    notice.missing = isSearch ? 'search' : 'page';
    frame.append(notice);
  };
  const onUnavailable = ({part}: DocsPartUnavailableEvent) => tell(part);
  const remove = () => notice.remove();
  addEventListener('docs-part-unavailable', onUnavailable, {signal});
  addEventListener('online', () => (remove(), (wasTold = false)), {signal});
  signal.addEventListener('abort', remove);
  for (const part of missingParts()) tell(part);
}
