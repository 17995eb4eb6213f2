import type {ComponentName} from '../../src/content/components.js';
import {templates as cards} from '../components/cards/templates.js';
import type {InteractiveRenderer} from './render-context.js';
import {templates as icons} from '../components/icons/templates.js';
import type {EagerComponent, Template, Templates} from '../components/templates.js';

const firstTemplates: Templates<EagerComponent> = {
  ...cards,
  ...icons,
  // Content for readers is shown as it is; other content never gets here.
  Visibility: (_, children) => children,
};

let interactive: InteractiveRenderer | undefined;

/** What renders components that react to readers; without it they show their first state. */
export function interactiveRenderer(): InteractiveRenderer | undefined {
  return interactive;
}

/** All templates there are so far, by component. */
const templates = new Map<string, unknown>(Object.entries(firstTemplates));

/** The template of a component; `undefined` for a late one before it has come. */
export function templateOf<N extends ComponentName>(name: N): Template<N> | undefined {
  // The tables map each name to its own template.
  return templates.get(name) as Template<N> | undefined;
}

/** What a late module renders. */
export interface LateModule {
  readonly templates?: Templates<never>;
  readonly interactiveRenderer?: InteractiveRenderer;
}

/** Takes over what a late module renders. */
export function addTemplates(late: LateModule): void {
  interactive ??= late.interactiveRenderer;
  for (const [name, template] of Object.entries(late.templates ?? {}))
    templates.set(name, template);
}
