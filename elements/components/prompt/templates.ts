// Prompts to be copied.
import {html} from 'lit';
import './docs-prompt.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Prompt'> = {
  Prompt: (a, children, context) =>
    html`<docs-prompt .icon=${resolveIcon(a, context.links)} .actions=${a.actions ?? ['copy']}
      >${
        a.description && html`<span slot="description">${context.renderNodes(a.description)}</span>`
      }
      <div>${children}</div></docs-prompt
    >`,
};
