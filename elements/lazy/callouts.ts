// Words in a box, and cards that look like one.
import {html} from 'lit';
import {calloutKinds, type CalloutKind} from '../content/callout-kinds.js';
import '../content/docs-callout.js';
import '../content/card-kinds.js';
import {placeIcon} from '../render/place-icon.js';
import type {Template, Templates} from '../render/templates.js';

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
    callout(calloutKinds.find((kind) => kind === attributes.type) ?? 'custom')(
      attributes,
      children,
      context,
    ),
};

function callout(kind: CalloutKind): Template<'Callout'> {
  return (a, children, {links}) =>
    html`<docs-callout
      kind=${kind}
      .heading=${a.title ?? ''}
      .icon=${placeIcon(a, links)}
      .color=${a.color ?? ''}
      >${children}</docs-callout
    >`;
}
