import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {siteUrl} from '../../../src/routing/site-url.js';

const base = new URL('https://docs.example/site/');

describe('siteUrl', () => {
  const accepted: readonly [path: string, url: string][] = [
    ['docs.json', 'docs.json'],
    ['guides/start.md', 'guides/start.md'],
    ['a b/ü.md', 'a%20b/%C3%BC.md'],
    ['what?.md', 'what%3F.md'],
    ['c#.md', 'c%23.md'],
    ['100%.md', '100%25.md'],
    ['http:/x.md', 'http%3A/x.md'],
    ['javascript:alert(1).md', 'javascript%3Aalert(1).md'],
    ['.hidden/...md', '.hidden/...md'],
    ['__proto__.md', '__proto__.md'],
  ];
  for (const [path, url] of accepted) {
    it(`finds ${path} in the folder`, () => {
      expect(siteUrl(path, base)?.href).to.equal(base.href + url);
    });
  }

  const refused = [
    '',
    '/etc/passwd',
    '//evil.example/x.md',
    '///evil.example',
    'https://evil.example/x.md',
    '\\\\evil.example\\x',
    '/\\evil.example',
    '..',
    '../x.md',
    'a/../../x.md',
    'a/./x.md',
    'a//x.md',
    'a/',
    'a\\..\\x.md',
    '%2e%2e/x.md',
    '%2E%2E%2Fx.md',
    '..%2fx.md',
    '%252e%252e%252fx.md',
    'a%5cx.md',
    'a%00.md',
    'a\u0000.md',
    'a\n.md',
    'a\t/x.md',
    '\ud800.md',
  ];
  for (const path of refused) {
    it(`refuses ${JSON.stringify(path)}`, () => {
      expect(siteUrl(path, base)).to.equal(undefined);
    });
  }
});
