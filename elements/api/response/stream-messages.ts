import {css, html, nothing} from 'lit';
import {formatJsonInSlices} from '../../../src/requests/json-text.js';
import type {StreamMessage} from '../../../src/requests/stream-messages.js';
import type {ApiLocalize} from '../api-catalog.js';
import './docs-long-text.js';

/** The lengths of messages that are shown formatted: shorter ones fit into a line. */
const formatted = {shortest: 60, longest: 20_000};

export const streamStyles = css`
  [part='messages'] {
    display: grid;
    gap: 0.5rem;
    max-block-size: 34rem;
    overflow: hidden auto;
    overscroll-behavior: contain;
    margin: 0 0 0.75rem;
    padding: 0;
    list-style: none;
  }
  [part='message'] {
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--docs-color-border);
    border-radius: var(--docs-radius-control);
    background: var(--docs-code-background);
  }
  [part='message'] pre {
    direction: ltr;
    margin: 0;
    color: var(--docs-code-text);
    font: 0.8125rem/1.5 var(--docs-font-code);
    text-align: left;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  [part='event'] {
    display: flex;
    gap: 0.75rem;
    color: var(--docs-color-muted);
    font: 0.75rem/1.5 var(--docs-font-code);
  }
`;

/** The latest messages of a stream, and a button that shows earlier ones. */
export function renderMessages(
  messages: readonly StreamMessage[],
  shown: number,
  showMore: () => void,
  localize: ApiLocalize,
) {
  const first = Math.max(0, messages.length - shown);
  const latest = messages.slice(first);
  return html`
    ${
      first > 0
        ? html`<button part="button small" @click=${showMore}>
            ${localize('Show earlier messages ({0})', first)}
          </button>`
        : nothing
    }
    <ol part="messages" tabindex="0" aria-label=${localize('Messages')}>
      ${latest.map(renderMessage)}
    </ol>
  `;
}

/** The text, formatted unless that makes it too long: what is nested deeply becomes spaces. */
function formattedText(data: string): string {
  if (data.length < formatted.shortest) return data;
  const {value} = formatJsonInSlices(data).next();
  return value && value.length <= formatted.longest ? value : data;
}

function renderMessage({event, id, data}: StreamMessage) {
  return html`<li part="message">
    ${
      (event ?? id) === undefined
        ? nothing
        : html`<div part="event">
            ${event === undefined ? nothing : html`<b>${event}</b>`}
            ${id === undefined ? nothing : html`<span>#${id}</span>`}
          </div>`
    }
    ${
      data.length > formatted.longest
        ? html`<docs-long-text .text=${data}></docs-long-text>`
        : html`<pre>${formattedText(data)}</pre>`
    }
  </li>`;
}
