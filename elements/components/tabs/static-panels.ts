import type {HtmlContext} from '../../../src/html/html-context.js';
import {attributes, element, joined, markup, type Html} from '../../../src/html/html.js';
import {uiIcon} from '../../../src/html/icons.js';

/** Content that is shown one at a time, with its label. */
export interface Panel {
  readonly label: string;
  readonly icon?: Html | undefined;
  readonly content: Html;
  readonly id?: string | undefined;
}

/** How a list of panels looks. */
export interface PanelOptions {
  /** The class of its element; those of the parts begin with it. */
  readonly prefix: string;
  readonly look?: Readonly<Record<string, string | boolean | undefined>>;
  /** The accessible name of the labels. */
  readonly label: string;
  /** The index of the panel that is shown at first. */
  readonly initial?: number;
  /** Whether the labels are in a list that opens, instead of a row. */
  readonly isList?: boolean | undefined;
  /**
   * Puts the row of labels and the panels into the box of the element. The class `group` is for
   * what contains the panels.
   */
  readonly boxed: (row: Html, panels: readonly Html[], group: string) => Html;
}

/** The style sheet shows so many panels one at a time; more are shown all. */
const mostPanels = 24;

/**
 * Panels of which radio buttons, or the options of a list, show one: without a script, too. What
 * reads no styles has them all, each with its label.
 */
export function panels(
  all: readonly Panel[],
  {prefix, look = {}, label, initial = 0, isList = false, boxed}: PanelOptions,
  context: HtmlContext,
): Html {
  if (all.length === 0) return markup``;
  const name = `panels-${context.nextNumber()}`;
  const shown = Math.min(Math.max(0, initial), all.length - 1);
  const tabs = all.map(({label: heading, icon}, index) => {
    const radio = {
      type: 'radio',
      name,
      value: index,
      checked: index === shown,
    };
    return markup`
      <label class="${prefix}-tab"><input${attributes(radio)}>${icon}${heading}</label>
    `;
  });
  const contents = all.map(({label: heading, content, id}, index) => {
    const look = {class: `${prefix}-panel docs-panels-panel`, 'data-panel': index, id};
    const above = markup`<p class="${prefix}-label docs-panels-label">${heading}</p>`;
    return markup`<div${attributes(look)}>${above}${content}</div>`;
  });
  if (context.isWithoutControls) return joined(contents);
  const choices = {class: `${prefix}-tabs docs-panels-tabs`, role: 'radiogroup'};
  const row = isList
    ? list(all, {prefix, label, shown})
    : element('div', {...choices, 'aria-label': label}, tabs);
  const outer = attributes({...look, class: `${prefix} ${look['class'] ?? ''}`.trim()});
  const group = all.length > mostPanels ? 'docs-panels-together' : 'docs-panels';
  return markup`<div${outer}>${boxed(row, contents, group)}</div>\n`;
}

/** The labels as a list, whose chosen option the style sheet knows as a radio button. */
function list(
  all: readonly Panel[],
  {prefix, label, shown}: {prefix: string; label: string; shown: number},
): Html {
  const options = all.map(({label: heading}, index) =>
    element(
      'option',
      {class: `${prefix}-option`, value: index, selected: index === shown},
      heading,
    ),
  );
  const select = element('select', {class: `${prefix}-select-tag`, 'aria-label': label}, options);
  return markup`
    <span class="${prefix}-select docs-panels-tabs">${select}${uiIcon('chevronDown')}</span>
  `;
}
