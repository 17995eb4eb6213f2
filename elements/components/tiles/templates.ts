// Cards of special kinds.
import {html} from 'lit';
import '../cards/docs-card.js';
import './docs-tile.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'Tile' | 'GitHub.Repo'> = {
  Tile: (a, children, {links}) =>
    html`<docs-tile
      .heading=${a.title ?? ''}
      .description=${a.description ?? ''}
      .href=${a.href && links.href(a.href)}
      ?external=${a.href && links.isExternal(a.href)}
      >${children}</docs-tile
    >`,
  'GitHub.Repo': (a, children) => {
    const path = (a.repo ?? a.name ?? '').replace(/^https?:\/\/github\.com\//i, '');
    const isPath = /^\w[\w.-]*\/\w[\w.-]*$/.test(path);
    return html`<docs-card
      .heading=${path}
      .href=${isPath ? `https://github.com/${path}` : undefined}
      .icon=${{kind: 'name', name: 'github', type: 'brands'}}
      external
      horizontal
      >${children}</docs-card
    >`;
  },
};
