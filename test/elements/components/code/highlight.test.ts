import {expect} from '@open-wc/testing';
import {highlight} from '../../../../elements/components/code/highlight.js';

describe('highlight, with grammars of ours', () => {
  for (const [language, code, ...tokens] of [
    [
      'hcl',
      'resource "aws_x" "a" {\n  count = 2 # c\n  name  = "n-${var.env}"\n}',
      ['keyword', 'resource'],
      ['string', '"aws_x"'],
      ['attribute', 'count'],
      ['number', '2'],
      ['comment', '# c'],
    ],
    [
      'prisma',
      'model User {\n  id Int @id @default(autoincrement()) // c\n}',
      ['keyword', 'model'],
      ['type', 'User'],
      ['attribute', 'id'],
      ['comment', '// c'],
    ],
    [
      'kql',
      'Storm | where State == "TX" // c\n| summarize n = count() by bin(t, 1d)',
      ['keyword', 'where'],
      ['string', '"TX"'],
      ['comment', '// c'],
      ['name', 'bin'],
      ['number', '1d'],
    ],
    [
      'sol',
      'pragma solidity ^0.8.0;\ncontract A is B {\n  uint256 x = 1; // c\n  function ' +
        'f(address a) public {}\n}',
      ['attribute', 'pragma solidity ^0.8.0'],
      ['keyword', 'contract'],
      ['type', 'A'],
      ['number', '1'],
      ['name', 'f'],
      ['comment', '// c'],
    ],
  ] as const) {
    it(`colors ${language}`, async () => {
      const pieces = (await highlight(code, language)) ?? [];
      expect(pieces.map(({text}) => text).join('')).to.equal(code);
      const found = pieces.map(({type, text}) => `${type ?? ''} ${text.trim()}`);
      for (const [type, text] of tokens) expect(found).to.include(`${type} ${text}`);
    });
  }
});

describe('highlight, with Markdown', () => {
  const tokensOf = async (code: string, language: string) => {
    const tokens = (await highlight(code, language)) ?? [];
    expect(tokens.map(({text}) => text).join('')).to.equal(code);
    return tokens.map(({type, text}) => `${type ?? ''} ${text.trim()}`);
  };

  for (const language of ['md', 'mdx']) {
    it(`colors what is in a fence of ${language}, and what is around it`, async () => {
      const fence = '```js "app.js"\nconst a = 1;\n```';
      expect(await tokensOf(`# Title\n\n${fence}\n\n- [item](/url)`, language)).to.include.members([
        'name # Title',
        ' ```js "app.js"',
        'keyword const',
        'number 1',
        'number -',
        'string item',
      ]);
      expect(await tokensOf(fence, language)).to.include('keyword const');
      expect(await tokensOf(fence.slice(0, -3), language)).to.include('keyword const');
      expect(await tokensOf('- One\n\n  ~~~json\n  {"a": 1}\n  ~~~', language)).to.include(
        'attribute "a"',
      );
    });
  }

  it('reads a fence without an end or a line break in linear time', async () => {
    const code = `\`\`\`${'a'.repeat(200_000)}`;
    expect(await tokensOf(code, 'md')).to.have.length(1);
  });

  it('colors what a language in a fence has inside', async () => {
    const code = '```html\n<style>\na { color: red }\n</style>\n```';
    expect(await tokensOf(code, 'md')).to.include('attribute color');
  });

  it('leaves other code plain: in line, and in fences of no language it knows', async () => {
    for (const code of [
      '`const`',
      '```\nconst\n```',
      '```none\nconst\n```',
      '```constructor\nconst\n```',
      '````md\n```js\nconst\n```\n````',
    ]) {
      const colored = (await tokensOf(`${code}\n\n- a`, 'md')).filter((token) => !/^ /.test(token));
      expect(colored, code).to.deep.equal(['number -']);
    }
  });
});
