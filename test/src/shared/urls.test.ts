import {expect} from '@esm-bundle/chai';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {
  linkSchemes,
  pagePathOf,
  resolveAssetUrl,
  resolveImageUrl,
  resolveLinkUrl,
  resolveUrl,
} from '../../../src/shared/urls.js';
import {printTarget} from '../../harness/print-nodes.js';

describe('resolveLinkUrl', () => {
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
      expect(printTarget(resolveLinkUrl(written, 'guide/start.mdx'))).to.equal(target);
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
    'ms-search:query=a',
    'search-ms:query=a',
    'ms-msdt:/id',
    'constructor:x',
  ];
  for (const written of refused) {
    it(`refuses ${JSON.stringify(written)}`, () => {
      expect(resolveLinkUrl(written).to).to.equal('nowhere');
    });
  }

  const applications = [
    'vscode:extension/acme.anvil',
    'cursor://anysphere.cursor-deeplink/mcp/install?name=anvil&config=e30=',
    'slack://channel?team=T1&id=C1',
    'mailto:a@b.example',
    'tel:+1',
  ];
  for (const written of applications) {
    it(`is the only one that allows ${written}`, () => {
      expect(printTarget(resolveLinkUrl(written))).to.equal(written);
      for (const resolve of [resolveUrl, resolveImageUrl, resolveAssetUrl]) {
        expect(resolve(written).to).to.equal('nowhere');
      }
    });
  }
  it('reads schemes in capitals', () => {
    expect(printTarget(resolveLinkUrl('VSCode:extension/a'))).to.equal('vscode:extension/a');
  });

  it('allows the schemes that the documentation lists, and no others', () => {
    const page = readFileSync('demo/guide/links-and-images.mdx', 'utf8');
    const [, table = ''] = /\n## Links that open an application\n([^]*?)\n## /.exec(page) ?? [];
    const rows = table.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));
    const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(['http', 'https', ...listed].sort()).to.deep.equal([...linkSchemes].sort());
  });
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
