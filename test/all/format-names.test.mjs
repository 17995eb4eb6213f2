import assert from 'node:assert/strict';
import {it} from 'node:test';
import {newPageFor} from '../harness/browser.mjs';
import {builtSite} from '../harness/built-site.mjs';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {openWritten} from '../harness/open-written.mjs';
import {takenOver} from '../harness/start-element.mjs';

const {frameNames, pageNames} = await loadSource('src/theme/style-sheets/format-names.ts');

/** A name of the format for each element or part, and the color that it gets. */
const names = [];
const known = new Set();
for (const [name, targets] of [...frameNames, ...pageNames]) {
  // Links are breadcrumbs, too.
  if (name === '.link' || targets.every((target) => known.has(target))) continue;
  for (const target of targets) known.add(target);
  names.push({name, color: `rgb(1, 2, ${names.length + 3})`});
}

const css = names
  .map(({name, color}) => `${name} { border-top-color: ${color}; background-color: ${color} }`)
  .join('\n');

const parts = `---
title: All parts
api: GET https://api.acme.dev/things
---

## A heading

A [link](/other), <Tooltip tip="Means that">a term</Tooltip>, <Icon icon="flag" />,
<Badge color="blue">New</Badge>.

<Note>A note.</Note>

<AccordionGroup><Accordion title="One">Text.</Accordion></AccordionGroup>

<CardGroup cols={2}><Card title="A card" href="/other">Text.</Card></CardGroup>

<Steps><Step title="First">Text.</Step></Steps>

<Tabs><Tab title="One">Text.</Tab></Tabs>

<Frame>![A dot](/dot.svg)</Frame>

<Tile title="A tile" href="/other">![A dot](/dot.svg)</Tile>

<CodeGroup>

\`\`\`js One
let a;
\`\`\`

\`\`\`js Two
let b;
\`\`\`

</CodeGroup>

\`\`\`mermaid
flowchart LR
  a --> b
\`\`\`

<ParamField query="limit" type="number">How many.</ParamField>

<Expandable title="more">Text.</Expandable>

<Color variant="table">
  <Color.Row title="Red"><Color.Item name="500" value="#f00" /></Color.Row>
</Color>

<Tree><Tree.Folder name="app" defaultOpen><Tree.File name="a.js" /></Tree.Folder></Tree>

<Prompt description="Do it">Write it.</Prompt>

<View title="One">1</View>

<View title="Two">2</View>

<Update label="Two" tags={["Fixed"]}>Text.</Update>

<Update label="One" tags={["New"]}>Text.</Update>

<RequestExample>

\`\`\`bash Request
curl https://api.acme.dev
\`\`\`

</RequestExample>

<ResponseExample>

\`\`\`json Response
{}
\`\`\`

</ResponseExample>

<Panel>Beside the text.</Panel>
`;

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    css: '/style.css',
    banner: {content: 'News.'},
    contextual: {options: ['copy', 'view']},
    feedback: {thumbsRating: true},
    styling: {eyebrows: 'breadcrumbs'},
    navbar: {
      links: [{label: 'Blog', href: 'https://example.com'}],
      primary: {type: 'button', label: 'Sign in', href: 'https://example.com'},
    },
    footer: {
      socials: {github: 'https://github.com/acme'},
      links: [{header: 'Company', items: [{label: 'About', href: 'https://example.com'}]}],
    },
    navigation: {
      tabs: [
        {
          tab: 'Guide',
          groups: [
            {group: 'Start', pages: ['other', 'parts']},
            {group: 'More', root: 'more', directory: 'card', pages: ['last']},
          ],
        },
        {tab: 'Blog', href: 'https://example.com/blog'},
      ],
      global: {anchors: [{anchor: 'Support', icon: 'flag', href: 'https://example.com/support'}]},
    },
  }),
  'style.css': css,
  'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'parts.mdx': parts,
  'other.mdx': '---\ntitle: Other\ntag: NEW\n---\n\n## A heading\n\nText.\n',
  'more.mdx': '# More\n',
  'last.mdx': '# Last\n',
};

/** The colors of all elements, also of those in shadow roots. */
const colorsShown = () => {
  const deep = (parent) =>
    [...parent.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? deep(element.shadowRoot) : []),
    ]);
  return [
    ...new Set(
      deep(document).flatMap((element) => {
        const {borderTopColor, backgroundColor} = getComputedStyle(element);
        return [borderTopColor, backgroundColor];
      }),
    ),
  ];
};

const namesWithout = (shown) => names.filter(({color}) => !shown.has(color)).map(({name}) => name);

it('a name that the format documents reaches its part, built and live', async (t) => {
  const {url} = await builtSite(t, files);
  const [built, live] = [new Set(), new Set()];
  for (const path of ['parts', 'more', 'other']) {
    const tab = await newPageFor(t);
    await tab.setViewport({width: 1440, height: 900});
    await tab.setJavaScriptEnabled(false);
    await openWritten(tab, `${url}${path}`);
    for (const one of await tab.evaluate(colorsShown)) built.add(one);
    await tab.setJavaScriptEnabled(true);
    await tab.reload();
    await takenOver(tab);
    await tab.$eval('docs-site', (site) => site.settled());
    for (const one of await tab.evaluate(colorsShown)) live.add(one);
  }
  // Parts of a menu that was not opened, and of a page that was not looked for.
  const late = ['#mobile-nav', '.not-found-recommended-page-link'];
  assert.deepEqual(
    namesWithout(built).filter((name) => !late.includes(name)),
    // A script knows where the reader is.
    ['.toc-item[data-active]'],
  );
  assert.deepEqual(
    namesWithout(live).filter((name) => !late.includes(name)),
    [],
  );
});
