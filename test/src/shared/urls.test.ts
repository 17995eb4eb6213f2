import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {resolveImageUrl, resolveUrl, pagePathOf} from '../../../src/shared/urls.js';
import {printTarget} from '../../harness/print-nodes.js';

describe('judgeUrl', () => {
  const fromGuide: readonly (readonly [written: string, target: string])[] = [
    ['/a/b', '/a/b'],
    ['b', '/guide/b'],
    ['./b', '/guide/b'],
    ['../b', '/b'],
    ['../../../b', '/b'],
    ['/a/b.mdx', '/a/b'],
    ['b.md#c', '/guide/b#c'],
    ['/files/list.pdf', '/files/list.pdf'],
    ['#c', '/guide/start#c'],
    ['/a?b=c#d', '/a?b=c#d'],
    ['#/a', '/a'],
    ['/#/a/b.md', '/a/b'],
    ['#/a/?b=c', '/a?b=c'],
    ['#/a#c', '/a#c'],
    ['#/', '/'],
    ['#//evil.example/x', '/evil.example/x'],
    ['#/\\\\evil.example', '/evil.example'],
    ['#/javascript:alert(1)', '/javascript:alert(1)'],
    ['/a%20b', '/a b'],
    ['/%2e%2e/%2e%2e/etc', '/etc'],
    ['/a/%2F%2Fevil.example', '/a/evil.example'],
    ['\\\\evil.example\\x', 'https://evil.example/x'],
    ['\\\\evil.example\\x?\\#\\', 'https://evil.example/x?\\#\\'],
    ['//evil.example/x', 'https://evil.example/x'],
    ['\\a\\b', '/a/b'],
    ['/a?b=c\\d#e\\f', '/a?b=c\\d#e\\f'],
    ['https://a.example/b?c=d\\e', 'https://a.example/b?c=d\\e'],
    ['/100%', '/100%'],
    ['https://a.example/b', 'https://a.example/b'],
    ['HTTPS://A.example', 'https://a.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+1', 'tel:+1'],
    ['', 'nowhere'],
    ['https://', 'nowhere'],
  ];
  for (const [written, target] of fromGuide) {
    it(`leads ${JSON.stringify(written)} to ${target}`, () => {
      expect(printTarget(resolveUrl(written, 'guide/start.mdx'))).to.equal(target);
    });
  }

  const refused = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'blob:https://a.example/x',
    'file:///etc/passwd',
    'filesystem:https://a.example/x',
    'view-source:https://a.example',
    'intent://x',
  ];
  for (const written of refused) {
    it(`refuses ${JSON.stringify(written)}`, () => {
      expect(resolveUrl(written).to).to.equal('nowhere');
    });
  }
});

describe('judgePicture', () => {
  it('takes pixel data, and no drawing that could hold script', () => {
    expect(resolveImageUrl('data:image/png;base64,AA').to).to.equal('url');
    expect(resolveImageUrl('data:image/svg+xml,<svg/>').to).to.equal('nowhere');
    expect(resolveImageUrl('data:text/html,x').to).to.equal('nowhere');
  });
});

describe('pagePathOf', () => {
  it('leaves page extensions off, and no others', () => {
    expect(['a/b.md', 'a/b.MDX', 'a/b.pdf', 'a'].map(pagePathOf)).to.deep.equal([
      'a/b',
      'a/b',
      'a/b.pdf',
      'a',
    ]);
  });
});
