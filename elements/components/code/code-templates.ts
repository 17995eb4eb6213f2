// The options, colors and buttons of code, and the component whose attributes are such options.
import {html} from 'lit';
import './code-extras.js';
import type {Templates} from '../templates.js';

export const templates: Templates<'CodeBlock'> = {
  CodeBlock: (a, children) =>
    html`<docs-code
      .language=${a.language ?? ''}
      .heading=${a.filename ?? a.title ?? ''}
      .options=${Object.entries(a)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}
      >${children}</docs-code
    >`,
};
