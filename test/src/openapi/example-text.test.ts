import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {exampleOf} from '../../../src/openapi/example.js';
import {schemaOf} from './describing.js';

async function textOf(schema: object): Promise<unknown> {
  return exampleOf(await schemaOf({type: 'string', ...schema}), {direction: 'request'});
}

describe('the example of a text with a pattern', () => {
  const texts: readonly (readonly [schema: object, text: string])[] = [
    // What the text is without the pattern
    [{pattern: '^[a-z]+$'}, 'string'],
    [{pattern: '^.*$', minLength: 8}, 'stringst'],
    [{pattern: '@', format: 'email'}, 'user@example.com'],
    [{pattern: '^([a-z][a-z0-9-]{0,61}\\.)*[a-z]{2,}$', format: 'uri'}, 'abc.de'],
    // Classes and escapes
    [{pattern: '^[A-Z]{2}$'}, 'AB'],
    [{pattern: '^\\d{3}-\\d{4}$'}, '123-4567'],
    [{pattern: '^[0-9a-f]{8}$'}, '12345678'],
    [{pattern: '^#[\\dA-F]{6}$'}, '#ABCDEF'],
    [{pattern: '^\\w\\s\\W[^\\w-][^a-z]$'}, 'a -.B'],
    [{pattern: '^\\x41\\u0042\\.\\/\\t$'}, 'AB./\t'],
    [{pattern: '^\\p{Lu}[äöü][\\u4e00-\\u9fa5]$'}, 'Aä漢'],
    [{pattern: '^[\\]\\-]$'}, '-'],
    // Groups, alternatives and quantifiers
    [{pattern: '^(?:cat|dog)-(?<id>\\d+)?$'}, 'cat-12'],
    [{pattern: '^$|^usr_[A-Za-z0-9]{12}$'}, 'usr_ABCDEFGHIJKL'],
    [{pattern: '^[A-Z]+(?:-[A-Z]+)*$'}, 'ABCDEF'],
    [{pattern: '^(a{2}b?){2,}?$', minLength: 5}, 'aabaab'],
    [{pattern: '^x*y+?z{0}$', maxLength: 1}, 'y'],
    [{pattern: '^\\{a\\}$'}, '{a}'],
    [{pattern: '^arn:aws:(?:s3|iam)::\\d{12}:.+$'}, 'arn:aws:s3::123456789012:m'],
    [{pattern: '^https?://[^/]+\\.example(/.*)?$'}, 'http://a.example'],
    // Anchors
    [{pattern: '\\d'}, '1'],
    [{pattern: '^SKU', minLength: 8}, 'SKUxxxxx'],
    // Lengths
    [{pattern: '^[A-Z]+$', minLength: 30}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCD'],
    [{pattern: '^[A-Z]+$', maxLength: 3}, 'ABC'],
    // Conditions hold where the text is tested
    [{pattern: '^(?!.*--)[A-Z-]{4}\\b$'}, 'ABCD'],
  ];
  for (const [schema, text] of texts) {
    it(`of ${JSON.stringify(schema)} is ${JSON.stringify(text)}`, async () => {
      expect(await textOf(schema)).to.equal(text);
      const {pattern} = schema as {pattern: string};
      expect(new RegExp(pattern, 'u').test(text)).to.equal(true);
    });
  }

  const others: readonly object[] = [
    {pattern: '^(?=.*[A-Z])(?=.*\\d).{8,}$'},
    {pattern: '^(\\d)\\1$'},
    {pattern: '^[A-Z]{9}$', maxLength: 6},
    {pattern: '^[A-Z]{3}$', minLength: 6},
    {pattern: '^[A-Z]{1000}$'},
    {pattern: '^((((([A-Z]{99}){99}){99}){99}){99})$'},
    {pattern: 'a^b'},
    {pattern: 'a$b'},
    {pattern: '('},
    {pattern: '(?i)^abc$'},
    {pattern: '^[[:upper:]]+$'},
    {pattern: '\\A\\d+\\z'},
    {pattern: `^\\d${'x'.repeat(2000)}$`},
    {pattern: '^[^\\s\\S]$'},
  ];
  for (const schema of others) {
    const name = JSON.stringify(schema).slice(0, 80);
    it(`of ${name} is what it is without the pattern`, async () => {
      expect(await textOf(schema)).to.equal('string');
    });
  }

  // Without its limits, this would never end.
  it('of a pattern that takes long to match is as long as it should be', async () => {
    const patterns = [
      '^(?:a|a)*a{60}$',
      '^([a-z]+)+!$',
      '^(([A-Z]+)+)+$',
      '(?:'.repeat(50) + 'A*' + '){9}'.repeat(50),
      '(?:'.repeat(300) + 'A' + ')*'.repeat(300),
    ];
    for (const pattern of patterns) {
      const text = await textOf({pattern, minLength: 60});
      expect(String(text).length).to.be.within(60, 204);
    }
  });
});
