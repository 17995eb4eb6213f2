// Instructions in order.
import {html, nothing} from 'lit';
import './docs-steps.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Steps' | 'Step'> = {
  Steps: (a, children) =>
    html`<docs-steps .titleSize=${a.titleSize ?? ''}>${children}</docs-steps>`,
  Step: (a, children, context) =>
    html`<docs-step
      id=${a.id ?? nothing}
      .heading=${a.title ?? ''}
      .icon=${resolveIcon(a, context.links)}
      .stepNumber=${a.stepNumber}
      .titleSize=${a.titleSize ?? ''}
      .href=${a.noAnchor ? undefined : context.anchorUrl(a)}
      >${children}</docs-step
    >`,
};
