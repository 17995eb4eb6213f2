// Prompts to be copied.
import {html} from 'lit';
import '../content/docs-prompt.js';
import {placeIcon} from '../render/place-icon.js';
import type {Templates} from '../render/templates.js';

export const templates: Templates<'Prompt'> = {
  Prompt: (a, children, context) =>
    html`<docs-prompt .icon=${placeIcon(a, context.links)} .actions=${a.actions ?? ['copy']}
      >${
        a.description && html`<span slot="description">${context.renderNodes(a.description)}</span>`
      }
      <div>${children}</div></docs-prompt
    >`,
};
