// Words in a box, and cards that look like one.
import {html} from 'lit';
import {calloutKinds, type CalloutKind} from '../content/callout-kinds.js';
import '../content/docs-callout.js';
import '../content/docs-typed-card.js';
import {placeIcon} from '../render/place-icon.js';
import {templateOf, type Template, type Templates} from '../render/templates.js';

/** For cards of no type that is known. */
const plainCard = templateOf('Card');

export const templates: Templates<
  'Note' | 'Tip' | 'Warning' | 'Info' | 'Check' | 'Danger' | 'Callout' | 'Card'
> = {
  Note: callout('note'),
  Tip: callout('tip'),
  Warning: callout('warning'),
  Info: callout('info'),
  Check: callout('check'),
  Danger: callout('danger'),
  Callout: (attributes, children, context) =>
    callout(kindOf(attributes) ?? 'custom')(attributes, children, context),
  Card: (a, children, context) => {
    const kind = kindOf(a);
    if (!kind) return plainCard?.(a, children, context);
    const {links} = context;
    return html`<docs-typed-card
      kind=${kind}
      .heading=${a.title ?? ''}
      .icon=${placeIcon(a, links)}
      .color=${a.color ?? ''}
      .href=${a.href && links.href(a.href)}
      .img=${a.img && links.src(a.img)}
      .cta=${a.cta ?? ''}
      .arrow=${a.arrow}
      ?horizontal=${a.horizontal}
      ?disabled=${a.disabled}
      ?external=${a.href && links.isExternal(a.href)}
      >${children}</docs-typed-card
    >`;
  },
};

function kindOf({type}: {readonly type?: string}): CalloutKind | undefined {
  return calloutKinds.find((kind) => kind === type);
}

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
