import {fixture, html} from '@open-wc/testing';
import '../../../elements/site/docs-site.js';
import type {DocsSite} from '../../../elements/site/docs-site.js';
import {until} from '../until.js';

const config = {
  name: 'Acme',
  navigation: [
    {group: 'Start', pages: ['introduction', 'missing-file']},
    {group: 'Guides', pages: ['guides/start', {group: 'Deep', pages: ['guides/deep']}]},
  ],
  tabs: [{name: 'Guides', url: 'guides'}],
  colors: {primary: '#eab308'},
  topbarLinks: [{name: 'Support', url: 'https://support.example/'}],
  topbarCtaButton: {name: 'Sign up', url: 'https://app.example/'},
  footerSocials: {github: 'https://github.example/acme'},
};

const introduction = `---
title: Welcome
description: What Acme is for.
---

Acme makes [widgets](/guides/start). Use
\`acme-widgets-with-a-name-that-is-far-too-long-for-a-phone\`.

## Install

| Column | Another column | A third column | A fourth column |
| ------ | -------------- | -------------- | --------------- |
| one    | two            | three          | four            |

- [x] done
- [ ] to do

### From npm

> Quoted.

## Use

Text.
`;

/** The files of a small site, and of some that are broken. */
export const files = new Map([
  ['site/docs.json', JSON.stringify(config)],
  ['site/introduction.md', introduction],
  ['site/guides/start.md', '---\ntitle: Start here\n---\n\nText.'],
  ['site/guides/deep.md', '---\ntitle: Deep\nmode: custom\n---\n\nText.'],
  ['empty-site/docs.json', '{"name": "Empty", "navigation": []}'],
  ['broken-site/docs.json', '{\n  "name": "Acme",\n  "navigation": [}\n'],
]);

/** A site in a box of some width that has shown a page, or says why not. */
export async function siteAt(
  path: string,
  {width = 1300, isolated = false, mode = 'light', name = 'site'} = {},
): Promise<DocsSite> {
  const box = await fixture(html`
    <div style="width: ${width}px">
      <docs-site
        src="https://site.example/${name}/"
        router="memory"
        path=${path}
        mode=${mode}
        ?isolated=${isolated}
      ></docs-site>
    </div>
  `);
  // It is in the fixture above.
  const site = box.firstElementChild as DocsSite;
  const isShown = () => site.pageRoot.querySelector('[part="page"]:not([aria-busy])');
  await until(isShown, 'no page shown');
  // Its frame comes after the page.
  await site.updateComplete;
  return site;
}

/** An element of the frame. */
export function inShell(site: DocsSite, selector: string): HTMLElement | null {
  return site.renderRoot.querySelector<HTMLElement>(selector);
}
