// Words in a box.
import {html} from 'lit';
import {calloutKind, type CalloutKind} from '../../../src/content/callout-kinds.js';
import './docs-callout.js';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import type {Template, Templates} from '../templates.js';

export const templates: Templates<
  'Note' | 'Tip' | 'Warning' | 'Info' | 'Check' | 'Danger' | 'Callout'
> = {
  Note: callout('note'),
  Tip: callout('tip'),
  Warning: callout('warning'),
  Info: callout('info'),
  Check: callout('check'),
  Danger: callout('danger'),
  Callout: (attributes, children, context) =>
    callout(calloutKind(attributes.type))(attributes, children, context),
};

function callout(kind: CalloutKind): Template<'Callout'> {
  return (a, children, {links}) =>
    html`<docs-callout
      kind=${kind}
      .heading=${a.title ?? ''}
      .icon=${resolveIcon(a, links)}
      .color=${a.color ?? ''}
      >${children}</docs-callout
    >`;
}
