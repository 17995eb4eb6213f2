import {css, html, nothing, type TemplateResult} from 'lit';
import type {Selector, SelectorKind, SelectorOption} from '../../src/navigation/view.js';
import type {SiteLinks} from '../../src/routing/site-links.js';
import {resolveIcon} from '../../src/shared/resolve-icon.js';
import {uiIcon} from '../shared/ui-icons.js';
import {siteLink} from '../shared/site-link.js';

/**
 * The entries of a selector as a list of links, the current one marked. `choose` is called before a
 * click navigates.
 */
export function optionList(
  selector: Selector,
  links: SiteLinks,
  choose?: (event: MouseEvent, option: SelectorOption) => void,
): TemplateResult {
  return html`<ul part="panel">
    ${selector.options.map(
      (option) =>
        html`<li @click=${choose && ((event: MouseEvent) => choose(event, option))}>
          ${optionLink(selector.kind, option, links)}
        </li>`,
    )}
  </ul>`;
}

function optionLink(kind: SelectorKind, option: SelectorOption, links: SiteLinks): unknown {
  const {name, tag, description, target, isCurrent} = option;
  if (target === undefined) return nothing;
  const icon = resolveIcon(option, links);
  const mark = links.isExternal(target) ? 'external' : isCurrent ? 'check' : undefined;
  return siteLink(
    links,
    {part: 'option', target, current: isCurrent ? 'true' : undefined, choice: {[kind]: name}},
    html`${icon ? html`<span part="tile"><docs-icon .icon=${icon}></docs-icon></span>` : nothing}
      <span part="words">
        <span part="title">
          ${name}${tag === undefined ? nothing : html`<span part="tag">${tag}</span>`}
        </span>
        ${
          description === undefined ? nothing : html`<span part="description">${description}</span>`
        }
      </span>
      ${mark ? html`<span part="mark">${uiIcon(mark)}</span>` : nothing}`,
  );
}

export const optionStyles = css`
  [part='tile'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1px solid var(--docs-color-border);
    border-radius: 0.5rem;
    background: var(--docs-color-tint);
    color: var(--docs-color-muted);
    font-size: 0.9375rem;
  }
  [aria-current] [part='tile'] {
    border-color: transparent;
    background: var(--docs-color-accent-background);
    color: var(--docs-color-accent);
  }
  [part='words'] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [part='words'] > * {
    display: block;
  }
  [part='description'] {
    color: var(--docs-color-muted);
    font-size: 0.8125rem;
    font-weight: 400;
  }
  [part='tag'] {
    display: inline-block;
    margin-inline-start: 0.5rem;
    padding: 0.0625rem 0.5rem;
    border-radius: var(--docs-radius-pill);
    background: var(--docs-color-accent-background);
    color: var(--docs-color-accent);
    font-size: 0.6875rem;
    font-weight: 600;
  }
`;
