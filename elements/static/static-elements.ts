import type {LitElement} from 'lit';
import {DocsBadge} from '../components/badge/docs-badge.js';
import {DocsCallout} from '../components/callouts/docs-callout.js';
import {DocsCard} from '../components/cards/docs-card.js';
import {DocsCardGroup, DocsColumn, DocsColumns} from '../components/cards/docs-columns.js';
import {DocsColor, DocsColorItem, DocsColorRow} from '../components/colors/docs-color.js';
import {DocsAccordion, DocsAccordionGroup} from '../components/disclosures/docs-accordion.js';
import {DocsParamField, DocsResponseField} from '../components/fields/docs-fields.js';
import {DocsPanel} from '../components/rail/docs-panel.js';
import {DocsStep, DocsSteps} from '../components/steps/docs-steps.js';
import {DocsTile} from '../components/tiles/docs-tile.js';
import {DocsUpdate} from '../components/update/docs-update.js';

/** An element of which HTML is made. */
export interface StaticElement {
  readonly type: new () => LitElement;
  /** Its class; those of its parts begin with it. */
  readonly name: string;
  /** The tag that it has in HTML. */
  readonly tag: 'aside' | 'div' | 'section' | 'span';
  /** The part that its content is in; `slot`: an element of its own beside other parts. */
  readonly slot?: string;
  /** The tag of its buttons, where these show something besides what they do. */
  readonly buttonTag?: 'div';
}

/** The elements of which HTML is made, by their tags. */
export const staticElements: ReadonlyMap<string, StaticElement> = new Map<string, StaticElement>([
  ['docs-accordion', {type: DocsAccordion, name: 'docs-accordion', tag: 'div', slot: 'content'}],
  [
    'docs-accordion-group',
    {type: DocsAccordionGroup, name: 'docs-accordion-group', tag: 'div', slot: 'group'},
  ],
  ['docs-badge', {type: DocsBadge, name: 'docs-badge', tag: 'span', slot: 'badge'}],
  ['docs-callout', {type: DocsCallout, name: 'docs-callout', tag: 'div', slot: 'slot'}],
  ['docs-card', {type: DocsCard, name: 'docs-card', tag: 'div', slot: 'body'}],
  ['docs-card-group', {type: DocsCardGroup, name: 'docs-columns', tag: 'div', slot: 'grid'}],
  ['docs-column', {type: DocsColumn, name: 'docs-column', tag: 'div'}],
  ['docs-columns', {type: DocsColumns, name: 'docs-columns', tag: 'div', slot: 'grid'}],
  ['docs-color', {type: DocsColor, name: 'docs-color', tag: 'div', slot: 'palette'}],
  ['docs-color-item', {type: DocsColorItem, name: 'docs-color-item', tag: 'div', buttonTag: 'div'}],
  ['docs-color-row', {type: DocsColorRow, name: 'docs-color-row', tag: 'div', slot: 'palette'}],
  ['docs-panel', {type: DocsPanel, name: 'docs-panel', tag: 'aside', slot: 'panel'}],
  ['docs-param-field', {type: DocsParamField, name: 'docs-field', tag: 'div', slot: 'description'}],
  [
    'docs-response-field',
    {type: DocsResponseField, name: 'docs-field', tag: 'div', slot: 'description'},
  ],
  ['docs-step', {type: DocsStep, name: 'docs-step', tag: 'div', slot: 'slot'}],
  ['docs-steps', {type: DocsSteps, name: 'docs-steps', tag: 'div'}],
  ['docs-tile', {type: DocsTile, name: 'docs-tile', tag: 'div', slot: 'image'}],
  ['docs-update', {type: DocsUpdate, name: 'docs-update', tag: 'section', slot: 'content'}],
]);
