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
