// Instructions in order.
import {html, nothing} from 'lit';
import '../content/docs-steps.js';
import {placeIcon} from '../render/place-icon.js';
import type {Templates} from '../render/templates.js';

export const templates: Templates<'Steps' | 'Step'> = {
  Steps: (a, children) =>
    html`<docs-steps .titleSize=${a.titleSize ?? ''}>${children}</docs-steps>`,
  Step: (a, children, context) =>
    html`<docs-step
      id=${a.id ?? nothing}
      .heading=${a.title ?? ''}
      .icon=${placeIcon(a, context.links)}
      .stepNumber=${a.stepNumber}
      .titleSize=${a.titleSize ?? ''}
      .href=${a.noAnchor ? undefined : context.ownAddress(a)}
      >${children}</docs-step
    >`,
};
