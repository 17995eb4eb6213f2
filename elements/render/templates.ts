import type {ComponentName} from '../../src/content/components.js';
import {templates as cards} from '../components/cards/templates.js';
import {templates as icons} from '../components/icons/templates.js';
import type {EagerComponent, Template, Templates} from '../components/templates.js';

const firstTemplates: Templates<EagerComponent> = {
  ...cards,
  ...icons,
  // Content for readers is shown as it is; other content never gets here.
  Visibility: (_, children) => children,
};

/** All templates there are so far, by component. */
const templates = new Map<string, unknown>(Object.entries(firstTemplates));

/** The template of a component; `undefined` for a late one before it has come. */
export function templateOf<N extends ComponentName>(name: N): Template<N> | undefined {
  // The tables map each name to its own template.
  return templates.get(name) as Template<N> | undefined;
}

/** Takes over the templates of late components. */
export function addTemplates(late: Templates<never> = {}): void {
  for (const [name, template] of Object.entries(late)) templates.set(name, template);
}
