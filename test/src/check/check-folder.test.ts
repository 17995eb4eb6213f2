import {describe, it} from 'node:test';
import {expect} from '@esm-bundle/chai';
import {checkFolder} from '../../../src/check/check-folder.js';
import {memoryLoader} from '../../../src/site/loader.js';
import {cleanSite, config, page, plantedFaults} from './planted-faults.js';

/** Checks a site in which nothing is wrong but what is in `files`. */
async function check(files: Readonly<Record<string, string>> = {}) {
  const all = {...cleanSite, ...files};
  return checkFolder({loader: memoryLoader(all), files: Object.keys(all)});
}

/** What is found, each in one line: `page.mdx:6 writing/steps`. */
async function found(files: Readonly<Record<string, string>> = {}) {
  const {diagnostics} = await check(files);
  return diagnostics.map(({code, location: {file, line}}) => `${file}:${line} ${code}`);
}

describe('checkFolder', () => {
  it('finds nothing in a site without faults', async () => {
    expect(await found()).to.deep.equal([]);
  });

  for (const {code, files, file, line} of plantedFaults) {
    it(`finds ${code} at its line, and nothing else`, async () => {
      expect(await found(files)).to.deep.equal([`${file}:${line} ${code}`]);
    });
  }

  it('has a planted fault for each of at least 45 codes', () => {
    const codes = new Set(plantedFaults.map(({code}) => code));
    expect(codes.size).to.equal(plantedFaults.length);
    expect(codes.size).to.be.at.least(45);
  });

  it('tells how many pages it has checked', async () => {
    const all = cleanSite;
    const told: string[] = [];
    const {pages} = await checkFolder(
      {loader: memoryLoader(all), files: Object.keys(all)},
      (done, of) => told.push(`${done}/${of}`),
    );
    expect(pages).to.equal(2);
    expect(told).to.deep.equal(['1/2', '2/2']);
  });
});

describe('the Markdown of a configuration', () => {
  /** The clean site with these properties in its configuration. */
  const withTexts = (texts: object) =>
    found({'docs.json': JSON.stringify({...JSON.parse(config()), ...texts})});

  it('is checked for links that lead to nothing', async () => {
    const banner = {content: 'News: [read more](/no/such-page).'};
    expect(await withTexts({banner})).to.deep.equal(['docs.json:1 link/missing-page']);
    const errors = {404: {description: 'Try the [index](/no/index).'}};
    expect(await withTexts({errors})).to.deep.equal(['docs.json:1 link/missing-page']);
  });

  it('is checked for components that do not exist', async () => {
    const banner = {content: 'See <Notte>this</Notte>.'};
    expect(await withTexts({banner})).to.deep.equal(['docs.json:1 page/unknown-component']);
  });

  it('is checked for variables without a value, for those of the site alone', async () => {
    const variables = {product: 'Acme'};
    const texts = {variables, banner: {content: 'Welcome to {{product}}'}};
    expect(await withTexts(texts)).to.deep.equal([]);
    const banner = {content: 'Welcome to {{produkt}}'};
    expect(await withTexts({variables, banner})).to.deep.equal([
      'docs.json:1 page/unknown-variable',
    ]);
  });

  it('is checked where readers see it: banners of languages, not of anything else', async () => {
    const page = {group: 'A', pages: ['start'], language: 'fr', banner: {content: '<Notte/>'}};
    const inGroup = await withTexts({navigation: {groups: [page]}});
    expect(inGroup.join()).not.to.contain('page/unknown-component');
    const french = {language: 'fr', pages: ['start'], banner: {content: '<Notte/>'}};
    const inLanguage = await withTexts({navigation: {languages: [french]}});
    expect(inLanguage.join()).to.contain('page/unknown-component');
  });
});

describe('a folder without docs.json', () => {
  it('can become a site with "docs-site init"', async () => {
    const files = {'a.md': 'Text.', 'guides/b.md': 'Text.'};
    const {diagnostics, pages} = await checkFolder({
      loader: memoryLoader(files),
      files: Object.keys(files),
    });
    expect(pages).to.equal(0);
    expect(diagnostics.map(({code}) => code)).to.deep.equal(['load/config-missing']);
    const [{message, hint} = {message: '', hint: ''}] = diagnostics;
    expect(message).to.equal('The folder has no docs.json, so no page was checked.');
    expect(hint).to.match(/^To make a site of the folder, run "docs-site init"/);
  });
});

describe('files of docsify', () => {
  it('are reported once each, with what replaces them', async () => {
    const names = ['_404.md', '_sidebar.md', 'de/_sidebar.md', '_navbar.md', '_coverpage.md'];
    const {diagnostics} = await check(Object.fromEntries(names.map((name) => [name, '* [A](a)'])));
    const replaced = diagnostics.map(({code, location, hint}) => [
      code,
      location.file,
      /"[a-z: ]+"/i.exec(hint)?.[0],
    ]);
    expect(replaced).to.deep.equal([
      ['config/other-tool', '_404.md', '"errors"'],
      ['config/other-tool', '_coverpage.md', '"mode: custom"'],
      ['config/other-tool', '_navbar.md', '"topbarLinks"'],
      ['config/other-tool', '_sidebar.md', '"navigation"'],
    ]);
  });
});

describe("a file that docsify's :include names", () => {
  const files = {
    'page.mdx': page(
      "\n[The rules](guides/_rules.md ':include')\n\n[Steps](snippets/steps.md ':include')\n",
    ),
    'guides/_rules.md': "Text.\n\n[The details](part.md ':include :type=markdown')\n",
    'guides/part.md': 'Text.\n',
    'guides/sample.js': 'document.title = "A";\n',
    'other.md': page("\n## Details\n\n[The code](/guides/sample.js ':include :type=code')\n"),
    'snippets/steps.md': 'Text.\n',
  };

  it('is used, and no page of its own', async () => {
    const all = await found(files);
    expect(all.filter((one) => !one.endsWith('page/other-syntax'))).to.deep.equal([]);
  });

  it('is not used without that', async () => {
    expect(await found({'guides/_rules.md': 'Text.\n'})).to.deep.equal([
      'guides/_rules.md:1 page/unused-snippet',
    ]);
  });
});

describe('a file of a repository', () => {
  const wrong = page('\nThe [page of details](/gone).\n');

  it('is read if the navigation lists it, whatever its name', async () => {
    const pages = ['page', 'other', 'CHANGELOG', 'docs/CONTRIBUTING'];
    const listed = config({navigation: [{group: 'Start', pages}]});
    const files = {'CHANGELOG.md': wrong, 'docs/CONTRIBUTING.md': wrong, 'SECURITY.md': wrong};
    expect(await found({...files, 'docs.json': listed})).to.deep.equal([
      'CHANGELOG.md:6 link/missing-page',
      'docs/CONTRIBUTING.md:6 link/missing-page',
    ]);
  });

  it('has a name in capitals; any other is a page', async () => {
    const files = {'changelog.md': wrong, 'Security.mdx': wrong, 'LICENSE.md': wrong};
    expect(await found(files)).to.deep.equal([
      'changelog.md:1 nav/unlisted-page',
      'changelog.md:6 link/missing-page',
      'Security.mdx:1 nav/unlisted-page',
      'Security.mdx:6 link/missing-page',
    ]);
  });
});

describe('the README of a folder', () => {
  const pages = ['page', 'other', 'guides', 'api/Readme'];
  const links = [
    'guides/README.md',
    'guides/',
    'guides',
    '/guides/readme.mdx',
    'api/',
    'api/Readme.md#more',
  ];
  const listed = {
    'docs.json': config({navigation: [{group: 'Start', pages}]}),
    'page.mdx': page(links.map((link) => `\n[The text of a link](${link})\n`).join('')),
    'guides/readme.mdx': page('\n[The other folder](../api/Readme.md)\n'),
    'api/Readme.md': page('\n[Its page](./)\n\n## More\n\nText.\n'),
  };

  it('is its page, in any case', async () => {
    // The links that are in another case than the file are those that hosts may refuse.
    expect(await found(listed)).to.deep.equal(['page.mdx:6 link/wrong-case']);
  });

  it('is checked, and missed in the navigation, like other pages', async () => {
    const guides = {'guides/README.md': page('\n[To nothing](gone)\n')};
    const files = {...guides, 'guides/a.mdx': page('\nText.\n')};
    expect(await found(files)).to.deep.equal([
      'guides/a.mdx:1 nav/unlisted-page',
      'guides/README.md:1 nav/unlisted-page',
      'guides/README.md:6 link/missing-page',
    ]);
  });

  it('is no page beside an index, alone in a folder of other files, or at the top', async () => {
    const text = page('\n[To nothing](gone)\n');
    const files = {'README.md': text, 'images/README.md': text, 'images/a.png': ''};
    expect(await found(files)).to.deep.equal([]);
    const index = {'guides/index.mdx': page('\nText.\n'), 'guides/README.md': text};
    expect(await found(index)).to.deep.equal(['guides/index.mdx:1 nav/unlisted-page']);
  });
});

describe('the title of a page', () => {
  it('may be its first heading', async () => {
    const text = '---\ndescription: What it is for.\n---\n\n# A title\n\nText.\n';
    expect(await found({'page.mdx': text})).to.deep.equal([]);
  });
});

describe('comments that turn off a code', () => {
  const heading = '# Top\n\nText.\n';
  const comments = {
    'a comment of MDX': '{/* docs-check-disable-next-line writing/top-heading: it is a quote */}',
    'a comment of HTML': '<!-- docs-check-disable-next-line writing/top-heading: it is a quote -->',
    'a comment for the whole file': '{/* docs-check-disable-file writing/top-heading: a quote */}',
  };
  for (const [name, comment] of Object.entries(comments)) {
    it(`work as ${name}`, async () => {
      expect(await found({'page.mdx': page(`\n${comment}\n\n${heading}`)})).to.deep.equal([]);
    });
  }

  it('work in frontmatter', async () => {
    const text =
      '---\ntitle: A page\n# docs-check-disable-file page/missing-description: it is short\n' +
      '---\n\nA.';
    expect(await found({'page.mdx': text})).to.deep.equal([]);
  });

  it('may be several in a line, or follow the text of one', async () => {
    const [first, second] = ['top-heading', 'repeated-heading'].map(
      (name) => `{/* docs-check-disable-next-line writing/${name}: it is a quote */}`,
    );
    for (const written of [`${first}${second}`, `Text.\n${first}\n${second}\n`]) {
      const text = page(`\n## Top\n\n# A\n\nText.\n\n# A\n`);
      const quoted = text.replaceAll('\n# A', `\n${written}\n# A`);
      const unused = quoted.replace(second ?? '', '');
      expect(await found({'page.mdx': unused})).to.deep.equal([]);
    }
  });

  it('need a reason', async () => {
    const comment = '{/* docs-check-disable-next-line writing/top-heading */}';
    expect(await found({'page.mdx': page(`\n${comment}\n${heading}`)})).to.deep.equal([
      'page.mdx:6 check/no-reason',
      'page.mdx:7 writing/top-heading',
    ]);
  });

  it('are examples in code', async () => {
    const comment = '{/* docs-check-disable-next-line writing/top-heading: it is a quote */}';
    const text = page(`\n\`\`\`mdx\n${comment}\n\`\`\`\n\nAs \`${comment}\`.\n`);
    expect(await found({'page.mdx': text})).to.deep.equal([]);
  });
});

describe('docs-check.json', () => {
  const steps = page('\nText.\n\n1. Open the app.\n2. Click Save.\n3. Close it.\n');
  const settings = (value: object) => ({'docs-check.json': JSON.stringify(value)});

  it('changes the level of a code', async () => {
    const files = {'page.mdx': steps, ...settings({rules: {'writing/steps': 'error'}})};
    const {diagnostics} = await check(files);
    expect(diagnostics.map(({severity}) => severity)).to.deep.equal(['error']);
  });

  it('turns off a code, or all of an area', async () => {
    for (const code of ['writing/steps', 'writing/*']) {
      const files = {'page.mdx': steps, ...settings({rules: {[code]: 'off'}})};
      expect(await found(files)).to.deep.equal([]);
    }
  });

  it('may be wrong in any way, and is reported then', async () => {
    const wrong = {
      '[]': 'The settings are not an object.',
      null: 'The settings are not an object.',
      '{"rules": []}': '"rules" is not an object.',
      '{"rules": "off"}': '"rules" is not an object.',
      '{"ignore": "drafts"}': '"ignore" is not a list of paths.',
      '{"ignore": [1]}': '"ignore" is not a list of paths.',
      '{"rules": {"writing/steps": {}}}': '{} is not a level.',
      '{"rules": {"steps": "off"}}': '"steps" is not a code.',
      '{"rules": {"writing/stepz": "off"}}':
        'There is no code "writing/stepz". Did you mean "writing/steps"?',
      '{"rules": {"writng/*": "off"}}': 'There is no code "writng/*". Did you mean "writing/*"?',
      '{"level": "off"}': 'There is no setting "level".',
    };
    for (const [text, problem] of Object.entries(wrong)) {
      const {diagnostics} = await check({'docs-check.json': text});
      expect(diagnostics.map(({message}) => message)).to.deep.equal([problem]);
    }
  });

  it('names files that are not checked', async () => {
    for (const ignored of ['drafts', 'drafts/**', 'drafts/*.mdx', '**/one.mdx', './drafts/']) {
      const files = {'drafts/one.mdx': '# One', ...settings({ignore: [ignored]})};
      expect(await found(files)).to.deep.equal([]);
    }
  });
});

describe('a property of the frontmatter', () => {
  const meantBy = async (name: string, others = '') => {
    const text = `---\ntitle: A page\ndescription: A.\n${others}${name}: value\n---\n\nText.\n`;
    const {diagnostics} = await check({'page.mdx': text});
    const hint = diagnostics.find(({code}) => code === 'page/unknown-property')?.hint;
    return /"(.+)"/.exec(hint ?? '')?.[1];
  };

  it('is reported if it is nearly one that has an effect', async () => {
    const names = ['sidbarTitle', 'sidebar_title', 'noIndex', 'Icon', 'keyword', 'hideApiMaker'];
    expect(await Promise.all(names.map((name) => meantBy(name)))).to.deep.equal([
      ...['sidebarTitle', 'sidebarTitle', 'noindex', 'icon', 'keywords', 'hideApiMarker'],
    ]);
  });

  it('may be one of the author or of another tool', async () => {
    const names = 'tags group code versions ogDescription slug hide published og:title constructor';
    for (const name of names.split(' ')) expect(await meantBy(name), name).to.equal(undefined);
    expect(await meantBy('sidebar_title', 'sidebarTitle: A\n')).to.equal(undefined);
  });
});

describe('the language of a code block', () => {
  const hintFor = async (name: string) => {
    const {diagnostics} = await check({'page.mdx': page(`\n\`\`\`${name}\ncode\n\`\`\`\n`)});
    return diagnostics.find(({code}) => code === 'writing/unknown-language')?.hint;
  };

  it('is suggested where its name is misspelled', async () => {
    expect(await hintFor('Pyhton')).to.contain('Did you mean "python"?');
    expect(await hintFor('javascrip')).to.contain('Did you mean "javascript"?');
    for (const name of ['zig', 'Code', 'constructor']) {
      expect(await hintFor(name), name).to.contain('write ```text');
    }
  });

  it('may be an alias, in any case, or text', async () => {
    const names =
      'js TSX sh yml C++ c# Dockerfile plaintext Text txt csv none ansi console mermaid';
    for (const name of names.split(' ')) expect(await hintFor(name), name).to.equal(undefined);
  });
});

describe('the row of dashes of a table', () => {
  it('has as many columns as the first row, also in lists, quotes and components', async () => {
    const isReported = async (body: string) =>
      (await found({'page.mdx': page(`\nText.\n\n${body}\n`)})).length > 0;
    const wrong = [
      '| a | b |\n|---|',
      'a | b | c\n:-- | --:',
      '| a |\n|---|---|',
      '- | a | b |\n  | - |',
      '> | a | b |\n> | - |',
      '<Tip>\n| a | b |\n| - |\n</Tip>',
    ];
    for (const body of wrong) expect(await isReported(body), body).to.equal(true);
    const right = [
      '| a | b |\n|---|---|',
      '| a \\| b |\n|---|',
      '| a | b |\n|---|---|\n| c | d |\n| - |\n| --- | - | - |',
      '```text\n| a | b |\n| - |\n```',
      'a | b\n\n| - |\n| - |',
      'Heading: a | b\n---',
    ];
    for (const body of right) expect(await isReported(body), body).to.equal(false);
  });
});

describe('tabs', () => {
  it('may have the titles of other tabs, and those around them', async () => {
    const tab = (title: string, body = 'Text.') => `<Tab title="${title}">\n${body}\n</Tab>\n`;
    const tabs = (...inner: string[]) => `<Tabs>\n${inner.join('')}</Tabs>\n`;
    const inner = tabs(tab('npm'), tab('yarn'));
    const body = `\n${tabs(tab('npm', inner), tab('yarn', inner))}\n${inner}`;
    expect(await found({'page.mdx': page(body)})).to.deep.equal([]);
  });

  it('of code have different titles', async () => {
    const group = (...infos: string[]) =>
      `\n<CodeGroup>\n${infos.map((info) => `\`\`\`${info}\n1\n\`\`\`\n`).join('')}</CodeGroup>\n`;
    const all = async (...infos: string[]) => found({'page.mdx': page(group(...infos))});
    expect(await all('js A', 'ts A')).to.deep.equal(['page.mdx:10 writing/repeated-tab']);
    expect(await all('js A', 'ts B')).to.deep.equal([]);
  });
});

describe('a JSON Web Token', () => {
  const encoded = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const header = encoded({alg: 'HS256', typ: 'JWT'});
  const signature = 'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
  const inCode = (claims: object) =>
    `\n\`\`\`http\nAuthorization: Bearer ${header}.${encoded(claims)}.${signature}\n\`\`\`\n`;
  const isReported = async (claims: object) => {
    const lines = await found({'page.mdx': page(inCode(claims))});
    expect(lines.length).to.be.at.most(1);
    return lines.includes('page.mdx:7 writing/secret');
  };

  it('is a secret while it is valid', async () => {
    expect(await isReported({role: 'service', exp: 253_402_300_799})).to.equal(true);
  });

  it('is a sample once it has expired, without a time, and with a placeholder', async () => {
    expect(await isReported({role: 'service', exp: 1_745_013_727})).to.equal(false);
    expect(await isReported({jti: '3iIcp_v-Ee6ETK4JVM-DHw'})).to.equal(false);
    const sample = {sub: '1234567890', name: 'John Doe', exp: 253_402_300_799};
    expect(await isReported(sample)).to.equal(false);
  });
});

describe('the files of a site', () => {
  it('may link to each other as pages, with an extension, and through folders', async () => {
    const body = '\n[One](./other.md), [two](other), [three](/folder), [four](/folder/index).\n';
    const files = {
      'docs.json': config({navigation: [{group: 'A', pages: ['page', 'other', 'folder/index']}]}),
      'page.mdx': page(body),
      'folder/index.md': page('\nText.\n'),
    };
    expect(await found(files)).to.deep.equal([]);
  });

  it('may link to pages by their path on the host, which index.html names', async () => {
    const html = '<docs-site router="history" base="/my/docs/"></docs-site>';
    const links = '[First](/my/docs/other#details), [second](/my/docs/), [third](/my/docs/gone).';
    expect(await found({'index.html': html, 'page.mdx': page(links)})).to.deep.equal([
      'page.mdx:5 link/missing-page',
    ]);
    const fragment = page('[First](/my/docs/other#gone).');
    expect(await found({'index.html': html, 'page.mdx': fragment})).to.deep.equal([
      'page.mdx:5 link/missing-fragment',
    ]);
  });

  it('may not link to a folder that does not exist', async () => {
    const links = '[First](/docs/other), [second](/docs/gone), [third](/docs/gone-too).';
    expect(await found({'page.mdx': page(links)})).to.deep.equal([
      'page.mdx:5 link/missing-page',
      'page.mdx:5 link/missing-page',
      'page.mdx:5 link/missing-page',
    ]);
  });

  it('may link to ids of headings, components and HTML', async () => {
    const body =
      '\n## A title & more\n\n<Accordion title="Open me">Text</Accordion>\n\n' +
      '<a id="here"></a>\n\n' +
      '[One](#a-title--more), [two](#a-title-&-more), [three](#open-me), [four](#here).\n';
    expect(await found({'page.mdx': page(body)})).to.deep.equal([]);
  });

  it('may link to the names of anchors, and not to those of fields', async () => {
    const body =
      '\n<a name="old"></a>\n\n<input name="field" />\n\n[A link](#old), [one](#field).\n';
    expect(await found({'page.mdx': page(body)})).to.deep.equal([
      'page.mdx:10 link/missing-fragment',
    ]);
  });

  it('may link to headings in the way of docsify, and to pages as browsers show them', async () => {
    const body =
      '\n## Second part\n\n## 3 parts\n\n' +
      '[One](?id=second-part), [two](/page?id=_3-parts), [three](?id=other#second-part), ' +
      '[four](#/other), [five](#/page/?id=second-part), [six](#/page#3-parts).\n\n' +
      '[Seven](?id=second).\n\n[Eight](#/gone).\n\n[Nine](#/page#gone).\n';
    expect(await found({'page.mdx': page(body)})).to.deep.equal([
      'page.mdx:12 link/missing-fragment',
      'page.mdx:14 link/missing-page',
      'page.mdx:16 link/missing-fragment',
    ]);
  });

  it('may lie beside a snippet that names them, or beside its page', async () => {
    const files = {
      'page.mdx': page('\n<Part />\n').replace(
        /^(---[^]*?---\n)/,
        '$1\nimport Part from "/parts/part.mdx"\n',
      ),
      'parts/part.mdx':
        '[Beside](./here.pdf), [page](other), ![A chart](chart.png), [gone](gone.pdf)\n',
      'parts/here.pdf': '',
      'chart.png': '',
    };
    const all = (await found(files)).filter((one) => one.includes(' link/'));
    expect(all).to.deep.equal(['parts/part.mdx:1 link/missing-file']);
  });

  it('may link to fields by the names that the format gives them', async () => {
    const body =
      '\n<ParamField query="user.firstName" type="string" required>Text</ParamField>\n\n' +
      '<ResponseField name="page_URL" type="string" id="own">Text</ResponseField>\n\n' +
      '[One](#param-user-first-name), [two](#param-page-url), [three](#own), ' +
      '[four](/page#param-page-url).\n';
    expect(await found({'page.mdx': page(body)})).to.deep.equal([]);
    const wrong = page(
      '\n<ParamField path="id" type="string" required>Text</ParamField>\n\n[One](#param-idd).\n',
    );
    expect(await found({'page.mdx': wrong})).to.deep.equal(['page.mdx:8 link/missing-fragment']);
  });

  it('may link to all ids of pages made from API descriptions, and to no others', async () => {
    const object = (properties: object) => ({type: 'object', properties});
    const text = {type: 'string'};
    const user = object({
      name: text,
      address: object({city: text}),
      friend: {$ref: '#/components/schemas/User'},
    });
    const content = {'application/json': {schema: {$ref: '#/components/schemas/User'}}};
    const create = {
      summary: 'Create user',
      description: '## Usage\n\nText.',
      parameters: [{name: 'dry_run', in: 'query', schema: text}],
      requestBody: {content},
      responses: {200: {description: 'Created.', content}, 400: {description: 'Wrong.'}},
    };
    const description = {
      openapi: '3.1.1',
      info: {title: 'T', version: '1'},
      servers: [{url: 'https://api.example.com'}],
      paths: {'/users': {post: create}},
      components: {schemas: {User: user}},
    };
    const ids = [
      ...['usage', 'query-parameters', 'parameter-dry_run', 'param-dry-run', 'body', 'body-name'],
      ...['body-address-city', 'body-friend-friend-address-city', 'response-400', 'response-name'],
    ];
    const wrong = [
      ...['usages', 'parameter-dry', 'body-address-town', 'body-friend-friend-address-town'],
      ...['body-name-first', 'response-401', 'response-friend-age'],
    ];
    const links = (path: string) =>
      [...ids, ...wrong].map((id) => `The [id ${id}](/${path}#${id}).\n`).join('\n');
    const files = {
      'docs.json': config({
        openapi: 'o.json',
        navigation: [{group: 'A', pages: ['page', 'other', 'written', 'POST /users']}],
      }),
      'o.json': JSON.stringify(description, null, 2),
      'written.mdx': page('').replace('---\n', '---\nopenapi: POST /users\n'),
    };
    for (const path of ['api-reference/create-user', 'written']) {
      const all = await found({...files, 'page.mdx': page(`\n${links(path)}`)});
      const lineOf = (id: string) => 6 + 2 * (ids.length + wrong.indexOf(id));
      expect(all).to.deep.equal(wrong.map((id) => `page.mdx:${lineOf(id)} link/missing-fragment`));
    }
  });

  it('do not include those of another site in one of its folders', async () => {
    const files = {
      'examples/one/docs.json': config(),
      'examples/one/page.mdx': '# Page\n\n[Gone](/gone)',
    };
    expect(await found(files)).to.deep.equal([]);
  });

  it('include the style sheets that the configuration names', async () => {
    const files = {'docs.json': config({css: ['site.css', 'gone.css']}), 'site.css': 'p {}'};
    expect(await found(files)).to.deep.equal(['docs.json:15 config/missing-file']);
    const refused = {'docs.json': config({css: 'javascript:alert(1)'})};
    expect(await found(refused)).to.deep.equal(['docs.json:13 link/refused']);
  });

  it('include the API descriptions that the configuration names', async () => {
    const files = {'docs.json': config({openapi: ['./gone.json']})};
    expect(await found(files)).to.deep.include('docs.json:14 config/missing-file');
    expect(await found(files)).not.to.include('gone.json:undefined load/status');
  });

  it('report a missing API description once, however many pages need it', async () => {
    const page = (title: string) =>
      `---\ntitle: ${title}\ndescription: A.\nopenapi: GET /users\n---\n`;
    const files = {
      'docs.json': config({openapi: ['/gone.json']}),
      'page.mdx': page('One'),
      'other.md': page('Two'),
    };
    expect(await found(files)).to.deep.equal(['docs.json:14 config/missing-file']);
  });

  it('report a missing API description where a page names it', async () => {
    const text = '---\ntitle: A page\ndescription: A.\nopenapi: gone.json GET /users\n---\n';
    expect(await found({'page.mdx': text})).to.deep.equal(['page.mdx:4 load/status']);
  });

  it('report what is wrong in a snippet once, in its file', async () => {
    const files = {
      'page.mdx': page('\n<Snippet file="a.mdx" />\n'),
      'other.md': page('\n## Details\n\n<Snippet file="a.mdx" />\n'),
      'snippets/a.mdx': 'Text.\n\nClick [here](/gone-page).\n',
    };
    expect(await found(files)).to.deep.equal([
      'snippets/a.mdx:3 link/missing-page',
      'snippets/a.mdx:3 writing/link-text',
    ]);
  });
});
