// Accordions.
import {html, nothing} from 'lit';
import './docs-accordion.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'AccordionGroup' | 'Accordion'> = {
  AccordionGroup: (_, children) => html`<docs-accordion-group>${children}</docs-accordion-group>`,
  Accordion: (a, children, {links}) =>
    html`<docs-accordion
      id=${a.id ?? nothing}
      .heading=${a.title}
      .description=${a.description ?? ''}
      .icon=${resolveIcon(a, links)}
      ?open=${a.defaultOpen}
      >${children}</docs-accordion
    >`,
};
