import {html} from 'lit';
import {resolveIcon} from '../../../src/shared/resolve-icon.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Icon'> = {
  Icon: (a, _, {links}) =>
    html`<docs-icon
      .icon=${resolveIcon(a, links)}
      .style=${a.size ? `--docs-icon-size:${a.size}px` : ''}
      .color=${a.color ?? ''}
    ></docs-icon>`,
};
