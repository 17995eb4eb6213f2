import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {historyCodec} from '../../../src/routing/codec.js';
import {redirectedFrom, stepFrom} from '../../../src/routing/redirects.js';

/** Where a path leads, written short, in a site that has the page `page` alone. */
function from(path: string, ...pairs: readonly (readonly [string, string])[]): string | undefined {
  const redirects = pairs.map(([source, destination]) => ({source, destination}));
  const target = redirectedFrom(
    path,
    () => redirects,
    (one) => one === 'page',
  );
  if (target?.to === 'site') return target.path + (target.hash && `#${target.hash}`);
  return target?.to === 'url' ? target.href : undefined;
}

describe('redirectedFrom', () => {
  it('leads from one path to another, however both are written', () => {
    expect(from('old', ['/old', '/new'])).to.equal('new');
    expect(from('old', ['old/', 'new.mdx#part'])).to.equal('new#part');
    expect(from('other', ['/old', '/new'])).to.equal(undefined);
    expect(from('old/more', ['/old', '/new'])).to.equal(undefined);
  });

  it('keeps the parts that patterns match', () => {
    expect(from('blog/2024/a', ['/blog/:year/:slug', '/news/:slug-of-:year'])).to.equal(
      'news/a-of-2024',
    );
    expect(from('v3/a/b', ['/v3/:slug*', '/:slug*'])).to.equal('a/b');
    expect(from('v3', ['/v3/:slug*', '/docs/:slug*'])).to.equal('docs');
    expect(from('v3', ['/v3/:slug+', '/docs/:slug+'])).to.equal(undefined);
    expect(from('ref/x/y', ['ref/*', 'ref'])).to.equal('ref');
    expect(from('ref', ['ref/*', 'other'])).to.equal(undefined);
    expect(from('a/x/y/b', ['/a/*/b', '/c/*'])).to.equal('c/x/y');
    expect(from('beta-1/x', ['/beta*', '/v2*'])).to.equal('v2-1/x');
    expect(from('über uns', ['/:page', '/a/:page'])).to.equal('a/über uns');
  });

  it('matches several names in one segment', () => {
    const from2024 = (destination: string) =>
      from('posts/2024-05-draft', ['/posts/:year-:month-draft', destination]);
    expect(from2024('/archive/:year/:month')).to.equal('archive/2024/05');
    expect(from2024('/posts/:year-:month')).to.equal('posts/2024-05');
    expect(from('v2.1-beta/a', ['/v:major.:minor/:page', '/:major/:minor/:page'])).to.equal(
      '2/1-beta/a',
    );
    expect(from('posts/2024', ['/posts/:year-:month', '/new'])).to.equal(undefined);
    expect(from('posts/-05', ['/posts/:year-:month', '/new'])).to.equal(undefined);
  });

  it('tells names that begin with the same word apart', () => {
    expect(from('a/b', ['/:slug/:slug-id', '/:slug-id/:slug-of/:slugs'])).to.equal('b/a-of/:slugs');
  });

  it('matches an optional segment, whether it is there or not', () => {
    const optional = ['/docs/:slug?', '/guides/:slug?'] as const;
    expect(from('docs/a', optional)).to.equal('guides/a');
    expect(from('docs', optional)).to.equal('guides');
    expect(from('docs/a/b', optional)).to.equal(undefined);
    expect(from('en/docs', ['/:language?/docs', '/:language/guides'])).to.equal('en/guides');
    expect(from('docs', ['/:language?/docs', '/:language/guides'])).to.equal('guides');
  });

  it('ignores sources that are no path, instead of reading a part of them', () => {
    expect(from('a', ['/a#section', '/wrong'], ['/a', '/good'])).to.equal('good');
    expect(from('a', ['/a?tab=1', '/wrong'], ['/a', '/good'])).to.equal('good');
    expect(from('a/1', ['/a/:id(\\d+)', '/wrong'], ['/a/:id', '/good'])).to.equal('good');
  });

  it('takes the first that fits', () => {
    expect(from('a/b', ['/a/b', '/one'], ['/a/:x*', '/two'])).to.equal('one');
  });

  it('leads out of the site', () => {
    expect(from('blog/x', ['/blog/:slug*', 'https://blog.example/:slug*'])).to.equal(
      'https://blog.example/x',
    );
    for (const destination of ['javascript:alert(1)', 'vscode:extension/a', 'mailto:a@b.example']) {
      expect(from('blog', ['/blog', destination])).to.equal(undefined);
    }
  });

  it('leads out of the site only where its author says so', () => {
    expect(from('go//evil.test/path', ['/go/:rest*', '/:rest*'])).to.equal('evil.test/path');
    expect(from('go//evil.test/path', ['/go/*', '/*'])).to.equal('evil.test/path');
    expect(from('go/\\\\evil.test/a', ['/go/:rest*', '/:rest*'])).to.equal('evil.test/a');
    expect(from('go/evil.test/a', ['/go/:rest*', '/:none*/:rest*'])).to.equal(':none*/evil.test/a');
    expect(from('go/a', ['/go/:none*/a', '/:none*/evil.test'])).to.equal('evil.test');
    expect(from('go/https/x', ['/go/:scheme/x', ':scheme:evil.test'])).to.equal('https:evil.test');
    expect(from('beta/evil.test', ['/beta*', '/*'])).to.equal('evil.test');
    const codec = historyCodec(new URL('https://docs.example/'));
    const path = from('go//evil.test', ['/go/:rest*', '/:rest*']) ?? '';
    expect(codec.href({path, hash: ''})).to.equal('/evil.test');
  });

  it('takes no part of another host from a path', () => {
    for (const destination of [
      'https://docs.example.com:p*',
      'https://:p*/',
      'https::p*',
      '//:p*',
      'https://:p*.example.com/',
    ]) {
      expect(from('old/.evil.example/x', ['/old/:p*', destination]), destination).to.equal(
        undefined,
      );
    }
    const path = from('old/a', ['/old/:p*', 'https://docs.example.com/:p*']);
    expect(path).to.equal('https://docs.example.com/a');
  });

  it('keeps readers below what a destination names', () => {
    expect(from('go/../../x/./y', ['/go/:rest*', 'https://a.example/docs/:rest*'])).to.equal(
      'https://a.example/docs/x/y',
    );
    expect(from('v1../x', ['/v1*', 'https://a.example/docs/*'])).to.equal(
      'https://a.example/docs/x',
    );
    expect(from('go/../x', ['/go/:rest*', '/docs/:rest*'])).to.equal('docs/x');
  });

  it('follows chains, to a page at the latest', () => {
    expect(from('a', ['/a', '/b'], ['/b', '/c'])).to.equal('c');
    expect(from('a', ['/a', '/page'], ['/page', '/c'])).to.equal('page');
  });

  it('does not follow circles', () => {
    expect(from('a', ['/a', '/b'], ['/b', '/a'])).to.equal(undefined);
    expect(from('a', ['/a', '/a'])).to.equal(undefined);
    expect(from('a/x', ['/a/:s*', '/a/b/:s*'])).to.equal(undefined);
    expect(from('ref/x', ['/ref/:s*', '/ref'])).to.equal('ref');
  });

  it('takes odd names for names', () => {
    expect(from('__proto__', ['/:constructor', '/a/:constructor'])).to.equal('a/__proto__');
  });

  it('gives earlier wildcards as much as they can match', () => {
    const step = (path: string, source: string, destination: string) => {
      const target = stepFrom(path, [{source, destination}]);
      return target?.to === 'site' ? target.path : target;
    };
    expect(step('x/a/x/b/x', '/:one*/x/:two*', '/:one*/-/:two*')).to.equal('x/a/x/b/-');
    expect(step('x/a/x/b', '/:one*/x/:two+', '/:one*/-/:two+')).to.equal('x/a/-/b');
    expect(step('x/x', '/*/x/:two*', '/*/-/:two*')).to.equal('x/-');
    expect(step('x/x', '/*/x/:two+', '/-')).to.equal(undefined);
    expect(step('a/beta1/beta2/c', '/:one*/beta*', '/:one*/-*')).to.equal('a/beta1/-2/c');
  });

  it('matches many wildcards with a long path', () => {
    const path = 'x/'.repeat(50_000);
    expect(from(path, [`${'/:a*/x'.repeat(50)}/end`, '/b'])).to.equal(undefined);
    expect(from(path, [`${'/:a*/x'.repeat(50)}/:end`, '/b/:end'])).to.equal('b/x');
    expect(from(path, ['/:a'.repeat(50_000), '/b/:a'])).to.equal('b/x');
  });

  it('follows redirects that make a path longer and longer up to a length', () => {
    for (const [source, destination] of [
      ['/:a*', '/:a*/:a*/:a*'],
      ['/:a*', '/:a*'.repeat(20_000)],
    ] as const) {
      const found = String(from('a/'.repeat(20), [source, destination]));
      expect(found.length < 100_000, destination.slice(0, 20)).to.equal(true);
    }
  });
});
