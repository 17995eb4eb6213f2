import assert from 'node:assert/strict';
import {cp, readFile, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {folderWith, runCommand} from '../harness/command.mjs';
import {root} from '../harness/sources.mjs';

const page = (body) => `---\ntitle: A page\ndescription: What it is for.\n---\n\n${body}\n`;
const config = {name: 'Acme', navigation: [{group: 'Start', pages: ['page']}]};
const site = (body, others = {}) => ({
  'docs.json': JSON.stringify(config),
  'page.mdx': page(body),
  ...others,
});
const withFault = site('## One\n\nClick [here](/gone).');

/** Where a code is described. */
const helpOf = (id) =>
  `https://docs-site-element.github.io/docs-site-element/#/reference/diagnostics#${id}`;

describe('docs-site check', () => {
  it('ends with the code 0 where nothing is wrong', async (t) => {
    const folder = await folderWith(t, site('Text.'));
    const {code, out, error} = await runCommand(['check', folder]);
    assert.deepEqual([code, out, error], [0, 'No problems in 1 page.\n', '']);
  });

  it('shows the lines around each problem, without colors where it is piped', async (t) => {
    const folder = await folderWith(t, withFault);
    const {code, out} = await runCommand(['check', folder]);
    assert.equal(code, 1);
    const [first] = out.split('\n\n');
    assert.deepEqual(first.split('\n'), [
      'page.mdx:8  error  link/missing-page',
      '  There is no page at "/gone".',
      '      7 |',
      '    > 8 | Click [here](/gone).',
      '  Correct the link, add the page, or add a redirect.',
      `  ${helpOf('link-missing-page')}`,
    ]);
    assert.match(out, /\n1 error, 1 warning in 1 page\.\n$/);
  });

  it('names what code cannot do when the reader acts, with what to write instead', async (t) => {
    const chart = [
      "import axios from 'axios';",
      "import {format} from './format.js';",
      "import {useState, useEffect, useActionState} from 'react';",
      '',
      'export const Chart = ({url}) => {',
      '  const [text, setText] = useState("");',
      '  useEffect(() => {',
      '    const load = async () => setText(await axios.get(url));',
      '    load();',
      '  }, [url]);',
      '  const send = () => useActionState();',
      '  return <p dangerouslySetInnerHTML={{__html: text}} title={format(text)}>None</p>;',
      '};',
    ];
    const format = [
      'export class Format extends Base { use() { return this.text; } }',
      'export const format = (text) => text.trim();',
    ];
    const folder = await folderWith(t, {
      ...site(
        [
          "import {Chart} from '/snippets/chart.jsx';",
          '',
          'export const Part = () => (',
          '  <button onClick={function () { this.remove(); }}>Remove</button>',
          ');',
          '',
          '<Part /> <Chart url="/a.json" />',
          '',
          "<button onClick={() => document.write('a')}>Write</button>",
        ].join('\n'),
      ),
      'snippets/chart.jsx': chart.join('\n'),
      'snippets/format.js': format.join('\n'),
      'snippets/not-imported.js': 'export const part = () => this;',
    });
    const {diagnostics} = JSON.parse((await runCommand(['check', folder, '--json'])).out);
    const found = diagnostics
      .filter(({code}) => code.startsWith('page/'))
      .map(({code, message, hint, location: {file, line, column}}) => ({
        place: [file, line, column].join(':'),
        code,
        message,
        hint,
      }));
    assert.deepEqual(
      found.map(({place, code, message}) => [place, code, message]),
      [
        [
          'page.mdx:9:34',
          'page/unsupported-code',
          'The code uses `this` outside of a class, which is not supported.',
        ],
        [
          'page.mdx:14:24',
          'page/unsupported-code',
          'The code uses `document.write`, which is not available to pages.',
        ],
        [
          'snippets/chart.jsx:1:8',
          'page/unsupported-code',
          'The code uses `axios`, which is not a file of the site.',
        ],
        [
          'snippets/chart.jsx:3:30',
          'page/unsupported-code',
          'The code uses `useActionState` of React, which is not supported.',
        ],
        [
          'snippets/chart.jsx:12:',
          'page/not-evaluated',
          'dangerouslySetInnerHTML={…} is left out: it uses `dangerouslySetInnerHTML`.',
        ],
        [
          'snippets/format.js:1:8',
          'page/unsupported-code',
          'The code uses a class that extends another one, which is not supported.',
        ],
      ],
    );
    const [own, written, package_, hook, inner, class_] = found.map(({hint}) => hint);
    assert.equal(own, 'Use a variable or a parameter of the function.');
    assert.match(written, /^Return the element as JSX\./);
    assert.match(package_, /^Use `fetch` with the path of a file of the site/);
    assert.match(hook, /guide\/interactive-components#what-code-can-use$/);
    assert.match(inner, /^Write the elements as JSX, [^.]*\. An interpreter/);
    assert.match(class_, /^Write a component as a function/);
  });

  it('says where a code is described with the first problem of each', async (t) => {
    const folder = await folderWith(t, site('[One](/gone), [two](/gone-too).'));
    const {out} = await runCommand(['check', folder]);
    assert.equal(out.split(helpOf('link-missing-page')).length, 2);
  });

  it('names what is in the folder but not part of the site, and links to it', async (t) => {
    const links = [
      '[One](/.env)',
      '[two](node_modules/a/readme.txt)',
      '[three](/drafts/plan)',
      '[four](/linked)',
      '[five](/linked-folder/a.txt)',
      '![Six](/.images/a.png)',
    ];
    const others = await folderWith(t, {'a.txt': 'Text.'});
    const folder = await folderWith(t, {
      ...site(links.join('\n'), {
        '.env': 'KEY=1',
        '.env.example': 'KEY=',
        '.gitignore': 'build',
        '.mintignore': 'drafts/\n',
        '.npmrc': '',
        '.ssh/config': '',
        'drafts/plan.mdx': page('A plan.'),
        'drafts/server.key': '',
        'guides/.next.mdx': page('Text.'),
        'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n<script>go()</script></svg>',
      }),
      'docs.json': JSON.stringify({...config, favicon: '/node_modules/a/icon.svg'}),
    });
    await symlink(join(others, 'a.txt'), join(folder, 'linked'));
    await symlink(others, join(folder, 'linked-folder'));
    const {diagnostics} = JSON.parse((await runCommand(['check', folder, '--json'])).out);
    const found = diagnostics
      .filter(({code}) => /^(?:file|link|build|config)\//.test(code))
      .map(({code, hint, location: {file, line}}) => [file, line, code, hint]);
    const hidden =
      /^Files and folders whose names begin with a dot, and folders such as node_modules, /;
    const outside = /^It is a link that leads out/;
    const expected = [
      ['docs.json', 1, 'config/missing-file', hidden],
      ['.env', undefined, 'file/secret', /./],
      ['.npmrc', undefined, 'file/secret', /./],
      ['.ssh', undefined, 'file/secret', /./],
      ['drafts/server.key', undefined, 'file/secret', /./],
      ['guides/.next.mdx', undefined, 'file/hidden-page', hidden],
      ['icon.svg', 2, 'file/script-in-svg', /guide\/security#files-of-your-site/],
      ['linked', undefined, 'build/link-outside', /./],
      ['linked-folder', undefined, 'build/link-outside', /./],
      ['page.mdx', 6, 'link/missing-file', hidden],
      ['page.mdx', 7, 'link/missing-file', hidden],
      ['page.mdx', 8, 'link/missing-page', /^It is left out by \.mintignore/],
      ['page.mdx', 9, 'link/missing-page', outside],
      ['page.mdx', 10, 'link/missing-file', outside],
      ['page.mdx', 11, 'link/missing-image', hidden],
    ];
    assert.deepEqual(
      found.map((one) => one.slice(0, 3)),
      expected.map((one) => one.slice(0, 3)),
    );
    for (const [index, [, , , hint]] of found.entries()) assert.match(hint, expected[index][3]);
  });

  it('leaves out another site in a folder of this one, to which pages may link', async (t) => {
    const other = Object.entries(withFault).map(([path, text]) => [`handbook/${path}`, text]);
    const folder = await folderWith(
      t,
      site('See [the handbook](/handbook/page.mdx).', Object.fromEntries(other)),
    );
    assert.equal((await runCommand(['check', folder])).out, 'No problems in 1 page.\n');
  });

  it('finds references that lead nowhere in all files of an API description', async (t) => {
    const folder = await folderWith(t, {
      'docs.json': JSON.stringify({...config, openapi: 'api/openapi.yaml'}),
      'page.mdx': page('Text.'),
      'api/openapi.yaml': `openapi: 3.1.0
info: {title: API, version: '1'}
paths:
  /users: {$ref: paths/users.yaml}
components:
  schemas:
    Unused:
      properties:
        owner:
          $ref: './gone.yaml'
`,
      'api/paths/users.yaml': `# All users
get:
  responses:
    '200':
      description: All of them.
      content:
        application/json:
          schema: {$ref: '../schemas/user.json#/Users'}
`,
      'api/schemas/user.json': `{
  "User": {"type": "object"},
\t"Us/er~s": {"items": {"$ref": "#/User"}},
  "Users": {
    "items": [
      {"$ref": "#/User"}, {
        "$ref": "#/Person"
      }
    ]
  }
}
`,
    });
    const {out} = await runCommand(['check', folder]);
    const found = out.match(/^api.*$/gm);
    assert.deepEqual(found, [
      'api/openapi.yaml:10:11  error  openapi/ref-unavailable',
      'api/schemas/user.json:7:9  error  openapi/ref-missing',
    ]);
  });

  it('finds nothing wrong in our own documentation', async () => {
    const {code, out} = await runCommand(['check', 'demo']);
    assert.equal(code, 0, out);
  });

  it('takes the folder it is called in', async (t) => {
    const cwd = await folderWith(t, withFault);
    assert.equal((await runCommand(['check'], {cwd})).code, 1);
  });

  it('prints JSON', async (t) => {
    const folder = await folderWith(t, withFault);
    const {code, out} = await runCommand(['check', folder, '--json']);
    const {diagnostics} = JSON.parse(out);
    assert.equal(code, 1);
    assert.deepEqual(
      diagnostics.map((one) => [one.code, one.severity, one.location, one.helpUrl]),
      [
        ['link/missing-page', 'error', {file: 'page.mdx', line: 8}, helpOf('link-missing-page')],
        ['writing/link-text', 'warning', {file: 'page.mdx', line: 8}, helpOf('writing-link-text')],
      ],
    );
  });

  it('prints annotations for GitHub, with paths from where it is called', async (t) => {
    const cwd = await folderWith(
      t,
      Object.fromEntries(Object.entries(withFault).map(([path, text]) => [`docs/${path}`, text])),
    );
    const {out} = await runCommand(['check', 'docs', '--github'], {cwd});
    assert.deepEqual(out.split('\n'), [
      '::error file=docs/page.mdx,line=8,title=link/missing-page::There is no page at "/gone". ' +
        'Correct the link, add the page, or add a redirect.',
      '::warning file=docs/page.mdx,line=8,title=writing/link-text::The link text "here" does ' +
        'not say where the link leads. Use the title of the page, or name what the reader ' +
        'finds there.',
      '',
    ]);
  });

  it('prints SARIF', async (t) => {
    const folder = await folderWith(t, withFault);
    const {out} = await runCommand(['check', folder, '--sarif']);
    const {version, runs} = JSON.parse(out);
    const [{tool, results}] = runs;
    assert.equal(version, '2.1.0');
    assert.equal(tool.driver.name, 'docs-site');
    for (const {ruleId, ruleIndex, locations} of results) {
      const {id, helpUri} = tool.driver.rules[ruleIndex];
      assert.deepEqual([id, helpUri], [ruleId, helpOf(ruleId.replace('/', '-'))]);
      const [{physicalLocation}] = locations;
      assert.deepEqual(physicalLocation, {
        artifactLocation: {uri: 'page.mdx'},
        region: {startLine: 8},
      });
    }
  });

  it('fixes what is safe, and reports the rest', async (t) => {
    const body =
      '[One](/Other), [two](/old), [here](/old-page).\n\n' +
      '{/* docs-check-disable-next-line writing/steps: why */}\nText.';
    const settings = {
      ...config,
      redirects: [{source: '/old', destination: '/other'}],
      navigation: [{group: 'Start', pages: ['page', 'other']}],
    };
    const folder = await folderWith(t, {
      ...site(body, {'other.md': page('Text.'), 'old-page.md': page('Text.')}),
      'docs.json': `\ufeff${JSON.stringify(settings).replace(/\}$/, ',}')}`,
    });
    const {out} = await runCommand(['check', folder, '--fix']);
    assert.match(out, /\nFixed 5\. 1 warning, 1 note in 3 pages\.\n$/);
    const fixes = [...out.matchAll(/^(\S+) {2}fixed {2}(\S+)\n {2}(.*)$/gm)];
    assert.deepEqual(
      fixes.map(([, ...said]) => said),
      [
        ['docs.json:1', 'config/byte-order-mark', 'removed the byte order mark'],
        ['docs.json:1', 'config/trailing-comma', 'removed ","'],
        ['page.mdx:6', 'link/redirected', '"/old" → "/other"'],
        ['page.mdx:6', 'link/wrong-case', '"Other" → "other"'],
        [
          'page.mdx:8',
          'check/unused-comment',
          'removed "{/* docs-check-disable-next-line writing/steps: why */}"',
        ],
      ],
    );
    assert.equal(
      await readFile(join(folder, 'page.mdx'), 'utf8'),
      page('[One](/other), [two](/other), [here](/old-page).\n\nText.'),
    );
    assert.deepEqual(JSON.parse(await readFile(join(folder, 'docs.json'), 'utf8')), settings);
    await writeFile(join(folder, 'page.mdx'), page('[One](/old).'));
    const {fixed} = JSON.parse((await runCommand(['check', folder, '--fix', '--json'])).out);
    const changes = [{line: 6, find: '/old', replace: '/other'}];
    assert.deepEqual(fixed, [{code: 'link/redirected', file: 'page.mdx', changes}]);
  });

  it('fails at the severity that --fail-on names', async (t) => {
    const folder = await folderWith(t, site('Text.', {'other.md': page('Text.')}));
    const codes = [];
    for (const severity of ['error', 'warning', 'info']) {
      codes.push((await runCommand(['check', folder, '--fail-on', severity])).code);
    }
    assert.deepEqual(codes, [0, 0, 1]);
  });

  it('suggests a page that is not listed where one is missing', async (t) => {
    const pages = ['quikstart', 'guides/setup', 'nothing-alike'];
    const folder = await folderWith(t, {
      'docs.json': JSON.stringify({name: 'Acme', navigation: [{group: 'A', pages}]}),
      'quickstart.md': '# Quickstart\n',
      'setup.md': '# Setup\n',
    });
    const {out} = await runCommand(['check', folder, '--json']);
    const missing = JSON.parse(out).diagnostics.filter(({code}) => code === 'nav/missing-file');
    assert.deepEqual(
      missing.map(({hint}) => hint),
      [
        'Did you mean "quickstart"?',
        'Did you mean "setup"?',
        'Add the file with the extension .md or .mdx, or remove the entry.',
      ],
    );
  });

  it('finds icons that do not exist, in pages and in the configuration', async (t) => {
    const group = {group: 'A', icon: 'rokcet', pages: ['page']};
    const icons = ['rocket', 'GitHub', 'Lucide', '🎉', '/icon.svg', 'a11y-unknown'];
    const cards = icons.map((icon) => `<Card title="A" icon="${icon}">Text.</Card>`);
    const folder = await folderWith(t, {
      ...site(cards.join('\n\n')),
      'docs.json': JSON.stringify({name: 'Acme', navigation: [group]}),
      'icon.svg': '<svg/>',
    });
    const {out} = await runCommand(['check', folder, '--json']);
    const unknown = JSON.parse(out).diagnostics.filter(({code}) => code === 'page/unknown-icon');
    assert.deepEqual(
      unknown.map(({message, location: {file, line}}) => `${file}:${line} ${message}`),
      [
        'docs.json:1 There is no icon "rokcet".',
        'page.mdx:10 There is no icon "lucide".',
        'page.mdx:16 There is no icon "a11y-unknown".',
      ],
    );
  });

  it('finds diagrams that cannot be drawn, of every kind that is read', async (t) => {
    const diagrams = [
      'graph TD\n  A["<b>One</b> & two"] --> B',
      'sequenceDiagram\n  A->>B: Hi',
      'sequenceDiagram\n  box rgb(33, 66, 99) All\n  participant A\n  end\n  details A: more',
      'sequenceDiagram\n  box Purple\n  participant A\n  end',
      'classDiagram\n  A <|-- B',
      'stateDiagram-v2\n  [*] --> A',
      'pie title A\n  "B": 3',
      'gantt\n  title A\n  section B\n  C: c1, 2024-01-01, 30d',
      'architecture-beta\n  group api(cloud)[API]',
      'graph TD\n  A --> B\n  B ---',
      'nothing known',
    ];
    const blocks = diagrams.map((text) => `\`\`\`mermaid\n${text}\n\`\`\``);
    const folder = await folderWith(t, site(blocks.join('\n\n')));
    const {code, out} = await runCommand(['check', folder, '--json']);
    const wrong = JSON.parse(out).diagnostics.filter(({code: one}) => one === 'page/diagram-error');
    assert.equal(code, 1);
    const lineOf = (text) => blocks.join('\n\n').split('\n').indexOf(text) + 6;
    assert.deepEqual(
      wrong.map(({location: {line}}) => line),
      [lineOf('  B ---'), lineOf('nothing known') - 1],
    );
    assert.match(wrong[1].message, /^The diagram cannot be drawn: No diagram type detected/);
  });

  it('speaks of a missing file, not of a host', async (t) => {
    const page =
      '---\ntitle: A page\ndescription: What it is for.\nopenapi: gone.json GET /a\n---\n';
    const folder = await folderWith(t, {...site(''), 'page.mdx': page});
    const {out} = await runCommand(['check', folder]);
    assert.deepEqual(out.split('\n').slice(0, 2), [
      'page.mdx:4  error  load/status',
      '  gone.json was not found.',
    ]);
  });

  it('says so where the command was copied without its package', async (t) => {
    const folder = await folderWith(t);
    await cp(join(root, 'dist/node'), join(folder, 'node'), {recursive: true});
    const program = join(folder, 'node/docs-site.js');
    const {code, out, error} = await runCommand(['--help'], {program});
    assert.deepEqual([code, out], [2, '']);
    assert.match(error, /^This is a copy of the command without its package\. Use: npx .*\n$/);
  });

  it('reports a folder without a configuration', async (t) => {
    const {code, out} = await runCommand(['check', await folderWith(t)]);
    assert.equal(code, 1);
    assert.match(out, /^docs\.json {2}error {2}load\/config-missing\n/);
  });

  const misuses = {
    'a folder that does not exist': [['check', '/gone'], /^There is no folder .*gone\.\n$/],
    'a file in place of a folder': [['check', 'package.json'], /is a file, not a folder\.\n$/],
    'an unknown option': [['check', '--jsn'], /^error: unknown option '--jsn'\n.*--json/],
    'an unknown command': [['chek'], /^error: unknown command 'chek'\n.*check/],
    'formats that exclude each other': [['check', '--json', '--sarif'], /cannot be used with/],
  };
  for (const [name, [words, sentence]] of Object.entries(misuses)) {
    it(`ends with the code 2 and a sentence for ${name}`, async () => {
      const {code, out, error} = await runCommand(words);
      assert.equal(code, 2);
      assert.equal(out, '');
      assert.match(error, sentence);
    });
  }
});

describe('docs-site --help', () => {
  it('fits a screen, for each command', async () => {
    const {code, out} = await runCommand(['--help']);
    assert.equal(code, 0);
    const names = [...out.matchAll(/^ {2}([a-z]+) .*\[(?:dir|url)\]/gm)].map(([, name]) => name);
    assert.ok(['check', 'cdn'].every((name) => names.includes(name)));
    for (const words of [[], ...names.map((name) => [name])]) {
      const {out: help} = await runCommand([...words, '--help']);
      const lines = help.split('\n');
      assert.ok(lines.length <= 24, help);
      assert.ok(
        lines.every((line) => line.length <= 80),
        help,
      );
    }
  });
});
