import type {AnyDiagnosticCode} from '../../../src/diagnostics/catalog.js';

/** A fault in a site without others: what changes in its files, and where it is found. */
export interface PlantedFault {
  readonly code: AnyDiagnosticCode;
  readonly files: Readonly<Record<string, string>>;
  readonly file: string;
  readonly line: number | undefined;
}

const head = '---\ntitle: A page\ndescription: What it is for.\n---\n';

/** A page with a body, which begins on line 5. */
export const page = (body: string) => `${head}${body}`;

export const config = (properties: object = {}) =>
  JSON.stringify(
    {
      name: 'Acme',
      logo: '/logo.svg',
      navigation: [{group: 'Start', pages: ['page', 'other']}],
      ...properties,
    },
    undefined,
    1,
  );

/** A configuration whose navigation is an object. */
const newer = (properties: object) =>
  config({
    navigation: {pages: ['page', 'other']},
    ...properties,
  });

const openapi = (paths: object, more: object = {}) =>
  JSON.stringify(
    {
      openapi: '3.1.1',
      info: {title: 'API', version: '1'},
      servers: [{url: 'https://api.example.com'}],
      paths,
      ...more,
    },
    undefined,
    1,
  );

/** A site in which nothing is wrong. */
export const cleanSite: Readonly<Record<string, string>> = {
  'docs.json': config(),
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'images/chart.png': '',
  'page.mdx': page('\n## First\n\nText with a [link to the other page](/other#details).\n'),
  'other.md': page('\n## Details\n\n<Frame>![A chart of the users](/images/chart.png)</Frame>\n'),
};

const operation = {get: {summary: 'List users', responses: {200: {description: 'The users.'}}}};

/** A fault in the body of a page, on a line of that body. */
function inPage(code: AnyDiagnosticCode, line: number, body: string): PlantedFault {
  return {code, files: {'page.mdx': page(body)}, file: 'page.mdx', line: line + 4};
}

/** A fault in the frontmatter of a page. */
function inHead(code: AnyDiagnosticCode, line: number, text: string): PlantedFault {
  return {code, files: {'page.mdx': text}, file: 'page.mdx', line};
}

function inConfig(
  code: AnyDiagnosticCode,
  line: number,
  properties: object,
  files: Readonly<Record<string, string>> = {},
): PlantedFault {
  const all = {'docs.json': config(properties), ...files};
  return {code, files: all, file: 'docs.json', line};
}

function inConfigText(code: AnyDiagnosticCode, line: number, text: string): PlantedFault {
  return {code, files: {'docs.json': text}, file: 'docs.json', line};
}

function inApi(
  code: AnyDiagnosticCode,
  line: number | undefined,
  text: string,
  named = 'GET /users',
): PlantedFault {
  const files = {
    'docs.json': config({openapi: 'api.json'}),
    'api.json': text,
    'page.mdx': `---\ntitle: A page\ndescription: What it is for.\nopenapi: ${named}\n---\n`,
  };
  return {code, files, file: 'api.json', line};
}

const plain = config();
const lists = (pages: readonly unknown[]) => ({navigation: [{group: 'Start', pages}]});

/** One fault for each code that a check of files can report. */
export const plantedFaults: readonly PlantedFault[] = [
  // The configuration
  inConfigText('config/syntax', 3, plain.replace('"Acme",', '"Acme"')),
  inConfigText('config/comment', 2, plain.replace('\n', '\n// a comment\n')),
  inConfigText('config/trailing-comma', 11, plain.replace(' }\n ]', ' },\n ]')),
  inConfigText('config/byte-order-mark', 1, `\ufeff${plain}`),
  inConfigText('config/encoding', 2, plain.replace('Acme', 'Acm\ufffd')),
  inConfigText('config/duplicate-key', 3, plain.replace('"logo"', '"name": "A",\n "logo"')),
  inConfigText('config/not-an-object', 1, '[]'),
  inConfigText('config/missing', 1, plain.replace(' "name": "Acme",\n', '')),
  inConfig('config/incomplete', 13, {colors: {}}),
  inConfig('config/wrong-type', 13, {backgroundImage: 5}),
  inConfig('config/wrong-value', 14, {modeToggle: {default: 'blue'}}),
  inConfig('config/wrong-color', 14, {colors: {primary: 'red'}}),
  inConfig('config/unknown-property', 13, {backgroudImage: '/logo.svg'}),
  inConfig('config/unknown-social', 14, {footerSocials: {myspace: 'https://myspace.com/acme'}}),
  inConfig('config/other-shape', 17, {
    tabs: [{name: 'A', url: 'https://example.com', tab: 'A'}],
  }),
  inConfig('config/not-used', 13, {integrations: {}}),
  inConfig('config/color-contrast', 14, {colors: {primary: '#ffff00'}}),
  inConfig('config/wrong-redirect', 15, {
    redirects: [{source: '/a?b', destination: '/page'}],
  }),
  inConfig('config/redirect-loop', 15, {
    redirects: [
      {source: '/a', destination: '/b'},
      {source: '/b', destination: '/a'},
    ],
  }),
  inConfig('config/unknown-version', 20, {
    versions: ['v1'],
    anchors: [{name: 'A', url: 'https://example.com', version: 'v2'}],
  }),
  inConfig('config/ref-missing', 14, {api: {$ref: './api-settings.json'}}),
  inConfig('config/missing-file', 3, {logo: '/brand.svg'}),

  // The navigation
  inConfig('nav/no-pages', 4, {navigation: []}),
  inConfig('nav/duplicate-page', 10, lists(['page', 'other', 'page'])),
  inConfig('nav/empty-group', 12, lists(['page', 'other', {group: 'Empty', pages: []}])),
  inConfig('nav/empty-division', 16, {tabs: [{name: 'API', url: 'api'}]}),
  inConfig('nav/unusable-page', 10, lists(['page', 'other', 'https://example.com/x'])),
  inConfig('nav/missing-file', 10, lists(['page', 'other', 'gone'])),
  {
    code: 'nav/unlisted-page',
    files: {'third.mdx': page('\nText.\n')},
    file: 'third.mdx',
    line: 1,
  },

  // Pages
  inPage('page/encoding', 2, '\nA letter that is lost: \ufffd.\n'),
  inHead('page/frontmatter-unclosed', 1, '---\ntitle: A\ndescription: B.\n\nText.\n'),
  inHead('page/frontmatter-invalid', 4, `${head.slice(0, -4)}a: "b" c\n---\n\nText.\n`),
  inHead('page/unknown-property', 4, `${head.slice(0, -4)}hiden: true\n---\n\nText.\n`),
  inHead('page/missing-title', 1, '---\ndescription: What it is for.\n---\n\nText.\n'),
  inHead('page/missing-description', 1, '---\ntitle: A page\n---\n\nText.\n'),
  inPage('page/empty', 1, ''),
  {code: 'config/other-tool', files: {'sidebars.js': ''}, file: 'sidebars.js', line: undefined},
  inPage('page/other-syntax', 2, '\n<<< @/snippets/a.js\n'),
  inPage('page/translated-syntax', 2, '\n::: tip\nText\n:::\n'),
  inPage('page/table-columns', 5, '\nText.\n\n| a | b | c |\n| - | - |\n| 1 | 2 | 3 |\n'),
  inPage('page/unused-footnote', 4, '\nText.\n\n[^1]: A note.\n'),
  inPage('page/undefined-footnote', 3, '\nText\nwith a note.[^1]\n'),
  inPage('page/unknown-component', 2, '\n<Nte>Text</Nte>\n'),
  inPage('page/unknown-element', 2, '\n<blink>Text</blink>\n'),
  inPage('page/dropped-attribute', 2, '\n<div onclick="x()">Text</div>\n'),
  inPage('page/unclosed-tag', 2, '\n<Note>Text\n'),
  inPage('page/unclosed-fence', 4, '\nText.\n\n```\n'),
  inPage('page/stray-closing-tag', 2, '\nText</Note>\n'),
  inPage('page/text-tag', 2, '\nAn <id> in a line.\n'),
  inPage('page/unsupported-expression', 2, '\nHello {user.name}.\n'),
  inPage('page/not-evaluated', 2, '\nIt is {new Date()}.\n'),
  inPage(
    'page/unsupported-code',
    2,
    "\nexport const Part = () => <button onClick={() => alert('Hi')}>Greet</button>;\n\n<Part />\n",
  ),
  inPage('page/unknown-attribute', 2, '\n<Note titel="A">Text</Note>\n'),
  inPage('page/missing-attribute', 2, '\n<Icon />\n'),
  inPage('page/wrong-attribute', 3, '\nText\n<CardGroup cols="many">Text</CardGroup>\n'),
  inPage('page/snippet-missing', 2, '\n<Snippet file="gone.mdx" />\n'),
  inPage('page/import-unsupported', 2, '\nimport {Chart} from "chart-library"\n\nText.\n'),
  {
    code: 'page/snippet-cycle',
    files: {
      'page.mdx': page('\n<Snippet file="a.mdx" />\n'),
      'snippets/a.mdx': 'Text.\n\n<Snippet file="a.mdx" />\n',
    },
    file: 'snippets/a.mdx',
    line: 3,
  },
  {
    code: 'page/unknown-variable',
    files: {'docs.json': newer({variables: {a: '1'}}), 'page.mdx': page('\nIt is {{b}}.\n')},
    file: 'page.mdx',
    line: 6,
  },
  {code: 'page/unused-snippet', files: {'snippets/a.mdx': 'A.'}, file: 'snippets/a.mdx', line: 1},

  // Links
  inPage('link/refused', 2, '\nA [link that runs code](javascript:alert).\n'),
  inPage('link/missing-page', 3, '\nA line, then\na [link to a page](/gone/page-two).\n'),
  inPage(
    'link/folder-on-host',
    3,
    '\nA [link elsewhere](https://example.com), and\na [link to a page](/docs/other#details).\n\n' +
      'A [link to the same page](/docs/other), and a [link home](/docs).\n',
  ),
  inPage('link/wrong-case', 2, '\nA [link in other letters](/Other).\n'),
  inPage('link/missing-fragment', 2, '\nA [link into a page](/other#detials).\n'),
  inPage('link/missing-image', 2, '\n<Frame>![A chart of users](/images/chrat.png)</Frame>\n'),
  {code: 'file/secret', files: {'keys/server.pem': ''}, file: 'keys/server.pem', line: undefined},
  {
    code: 'file/script-in-svg',
    files: {'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n<g onclick="go()"/></svg>'},
    file: 'logo.svg',
    line: 2,
  },
  inPage('link/missing-file', 2, '\nDownload [the price list](/files/prices.pdf).\n'),
  {
    code: 'link/redirected',
    files: {
      'docs.json': config({redirects: [{source: '/old', destination: '/other'}]}),
      'page.mdx': page('\nA [link to a former page](/old).\n'),
    },
    file: 'page.mdx',
    line: 6,
  },

  // OpenAPI files
  inApi('openapi/version', 2, openapi({'/users': operation}).replace('3.1.1', '4.0')),
  inApi('openapi/undeclared-parameter', 14, openapi({'/users/{id}': operation}), 'GET /users/{id}'),
  inApi(
    'openapi/ref-missing',
    17,
    openapi({'/users': {get: {parameters: [{$ref: '#/components/parameters/a'}]}}}),
  ),
  inApi(
    'openapi/ref-in-example',
    20,
    openapi({'/users': {get: {parameters: [{name: 'a', in: 'query', example: {$ref: '#/a'}}]}}}),
  ),
  inApi(
    'openapi/swagger-keyword',
    19,
    openapi({'/users': {get: {parameters: [{name: 'a', in: 'query', type: 'string'}]}}}),
  ),
  inApi('openapi/security-object', 15, openapi({'/users': {get: {security: {}}}})),
  inApi('openapi/unknown-scheme', 17, openapi({'/users': {get: {security: [{key: []}]}}})),
  {
    code: 'openapi/not-named',
    files: {
      'page.mdx': page('').replace('---\n', '---\nopenapi: v2 GET /users\n') + '\nText.\n',
      'rest/versions/v2.json': openapi({'/users': operation}),
    },
    file: 'docs.json',
    line: 4,
  },
  {
    code: 'openapi/not-chosen',
    files: {
      'page.mdx': page('').replace('---\n', '---\nopenapi: GET /users\n') + '\nText.\n',
      'rest/a.json': openapi({'/users': operation}),
      'rest/b.json': openapi({'/users': operation}),
    },
    file: 'docs.json',
    line: 4,
  },
  {
    code: 'style/left-out',
    files: {
      'docs.json': config({css: 'style.css'}),
      'style.css': '.card, #footer { color: red }\n.dark .tab-icon,\n.mine { color: red }\n',
    },
    file: 'style.css',
    line: 2,
  },
  {code: 'style/not-named', files: {'style.css': 'p { margin: 0 }'}, file: 'docs.json', line: 4},
  {
    code: 'config/unused-script',
    files: {'banner.js': 'document.title = "A"'},
    file: 'banner.js',
    line: 1,
  },
  {
    ...inApi('openapi/not-found', 4, openapi({'/users': operation}), 'GET /user'),
    file: 'page.mdx',
  },

  // Writing
  inPage('writing/alt-text', 4, '\n<Frame>\n\n![](/images/chart.png)\n</Frame>\n'),
  inPage('writing/alt-words', 2, '\n<Frame>![chart.png](/images/chart.png)</Frame>\n'),
  inPage('writing/link-text', 3, '\nText.\nClick [here](/other).\n'),
  inPage('writing/empty-link', 2, '\nText [](/other).\n'),
  inPage('writing/top-heading', 2, '\n# Heading\n\nText.\n'),
  inPage('writing/skipped-heading', 4, '\n## One\n\n#### Two\n'),
  inPage('writing/empty-heading', 2, '\n##\n\nText.\n'),
  inPage('writing/repeated-heading', 6, '\n## One\n\nText.\n\n## One\n'),
  inPage('writing/image-frame', 2, '\n![A chart of users](/images/chart.png)\n'),
  inPage('writing/code-language', 2, '\n```\ncode\n```\n'),
  inPage('writing/unknown-language', 2, '\n```pyhton\ncode\n```\n'),
  inPage(
    'writing/repeated-tab',
    4,
    '\n<Tabs>\n<Tab title="npm">A</Tab>\n<Tab title="npm">B</Tab>\n</Tabs>\n',
  ),
  inPage(
    'writing/code-title',
    6,
    '\n<CodeGroup>\n```js a.js\n1\n```\n```py\n1\n```\n</CodeGroup>\n',
  ),
  inPage('writing/single-sample', 2, '\n<CodeGroup>\n```js a.js\n1\n```\n</CodeGroup>\n'),
  inPage(
    'writing/secret',
    3,
    `\n\`\`\`bash\nexport KEY=${'sk_' + 'live_'}9fQ7mZr2LbV8cX5kTnWq\n\`\`\`\n`,
  ),
  inPage('writing/steps', 4, '\nText.\n\n1. Open the app.\n2. Click Save.\n3. Close it.\n'),
  inPage('writing/api-example', 2, '\n<RequestExample>\n```bash\ncurl\n```\n</RequestExample>\n'),
  inPage(
    'writing/parameter-optional',
    2,
    '\n<ParamField query="a" type="string">A.</ParamField>\n',
  ),
  inPage('writing/parameter-location', 2, '\n<ParamField type="string">A.</ParamField>\n'),
  inPage('writing/field-type', 2, '\n<ResponseField name="a">A.</ResponseField>\n'),
  inPage('writing/field-description', 2, '\n<ResponseField name="a" type="string" />\n'),
  inPage('writing/step-title', 3, '\n<Steps>\n<Step>Text</Step>\n</Steps>\n'),
  inPage('writing/outside-parent', 2, '\n<Tab title="One">Text</Tab>\n'),
  inPage('writing/empty-group', 2, '\n<Steps></Steps>\n'),
  inPage('writing/frame-title', 2, '\n<iframe src="https://example.com/video"></iframe>\n'),
  inPage('writing/table-header', 4, '\nText.\n\n| | |\n| - | - |\n| a | b |\n'),
  inPage('writing/placeholder', 3, '\nText,\nthen TODO: more.\n'),

  // How the site is checked
  {
    code: 'check/settings',
    files: {'docs-check.json': '{\n "rules": {"writing/steps": "never"}\n}'},
    file: 'docs-check.json',
    line: 2,
  },
  inPage(
    'check/unused-comment',
    2,
    '\n{/* docs-check-disable-next-line writing/steps: why */}\nText.\n',
  ),
];
