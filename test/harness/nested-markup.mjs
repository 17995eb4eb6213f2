/** What authors write around something. */
const outer = {
  paragraph: (inner) => `Before ${inner} after.`,
  tag: (inner) => `<p>before ${inner} after</p>`,
  link: (inner) => `[before ${inner} after](/other)`,
  'tag-link': (inner) => `<a href="/other">before ${inner} after</a>`,
  'link-of-blocks': (inner) => `<a href="/other">\n\n${inner}\n\n</a>`,
  span: (inner) => `Text <span className="x">before ${inner} after</span> text.`,
  strong: (inner) => `Text **before ${inner} after** text.`,
  badge: (inner) => `Text <Badge>${inner}</Badge> text.`,
  tooltip: (inner) => `Text <Tooltip tip="Tip">${inner}</Tooltip> text.`,
  quote: (inner) => `> Before ${inner} after.`,
  item: (inner) => `- Before ${inner} after.`,
  cell: (inner) => `| a |\n| - |\n| before ${inner} after |`,
  card: (inner) => `<Card title="Card" href="/other">\n  Before ${inner} after.\n</Card>`,
  step: (inner) => `<Steps>\n<Step title="Step">\n  Before ${inner} after.\n</Step>\n</Steps>`,
  button: (inner) => `<button>${inner}</button>`,
};

/** What is written there, in one line. */
const inner = {
  text: 'text',
  link: '[link](/linked)',
  'tag-link': '<a href="/linked" id="linked">link</a>',
  url: 'https://example.com/',
  anchor: '<a name="anchor"></a>',
  tag: '<div>block</div>',
  paragraph: '<p>paragraph</p>',
  list: '<ul><li>item</li></ul>',
  heading: '<h3>Heading</h3>',
  table: '<table><tbody><tr><td>cell</td></tr></tbody></table>',
  callout: '<Note>note</Note>',
  card: '<Card title="Inner" href="/linked">text</Card>',
  tile: '<Tile title="Tile" href="/linked" />',
  tooltip: '<Tooltip tip="Tip" cta="More" href="/linked">term</Tooltip>',
  badge: '<Badge icon="star">badge</Badge>',
  icon: '<Icon icon="star" className="x" />',
  unknown: '<Icon icon="no-such-icon" />',
  field: '<ParamField path="id" type="string">field</ParamField>',
  step: '<Steps><Step title="Inner step">text</Step></Steps>',
  update: '<Update label="Update">text</Update>',
  accordion: '<Accordion title="Accordion">text</Accordion>',
  tabs: '<Tabs><Tab title="A">a</Tab><Tab title="B">b</Tab></Tabs>',
  image: '<img src="/image.png" />',
  formula: '$x^2$',
  code: '`code`',
  footnote: '[^1]',
};

/** Pages with everything of that in everything, by their names. */
export const nestedPages = new Map(
  Object.entries(outer).map(([name, around]) => {
    const parts = Object.values(inner).map((text) => around(text));
    const footnote = name === 'cell' ? '' : '[^1]: Footnote with <a href="/linked">a link</a>.';
    return [name, [...parts, footnote].join('\n\n')];
  }),
);

/** The files of a site with these pages. */
export const nestedSite = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {pages: [...nestedPages.keys(), 'other', 'linked']},
    footer: {socials: {website: 'https://acme.dev/', nowhere: 'https://acme.dev/'}},
  }),
  'other.mdx': 'Other.',
  'linked.mdx': 'Linked.',
  ...Object.fromEntries([...nestedPages].map(([name, text]) => [`${name}.mdx`, text])),
};
