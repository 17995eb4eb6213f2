import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {
  publishedRedirects,
  redirectDocument,
  redirectFile,
} from '../../../src/publish/redirect-pages.js';
import {timeFor} from '../time-for.js';

const config = normalizeConfig({
  name: 'Acme',
  navigation: {pages: ['a']},
  redirects: [
    {source: '/old', destination: '/new'},
    {source: '/v1/:page', destination: '/v2/:page'},
    {source: '/blog/:slug*', destination: 'https://blog.acme.dev/:slug*'},
    {source: '/a/*/b', destination: '/c'},
    {source: '/id(\\d+)', destination: '/c'},
  ],
});

describe('publishedRedirects', () => {
  it('follows chains in a time that grows with their number alone', () => {
    const links = {href: () => '/a', src: () => '/a', isExternal: () => false};
    const read = (text: string) => {
      const redirects = text.split(' ').map((_, index) => ({
        source: `/old-${index}`,
        destination: `/old-${index + 1}`,
      }));
      const chain = normalizeConfig({name: 'Acme', navigation: {pages: ['a']}, redirects});
      return publishedRedirects(chain, links, () => false);
    };
    const timeOf = (count: number) => timeFor(read, ' '.repeat(count));
    expect(timeOf(4000) / timeOf(500)).to.be.lessThan(24);
  });
});

describe('redirectFile', () => {
  it('is what Netlify and Cloudflare Pages read, without what they cannot express', () => {
    for (const host of ['netlify', 'cloudflare'] as const) {
      expect(redirectFile(config, '/docs/', host)).to.deep.equal({
        name: '_redirects',
        text:
          '/docs/old /docs/new 301\n' +
          '/docs/v1/:page /docs/v2/:page 301\n' +
          '/docs/blog/* https://blog.acme.dev/:splat 301\n',
      });
    }
  });

  it('is the configuration of Vercel', () => {
    const {name, text} = redirectFile(config, '/', 'vercel') ?? {name: '', text: '{}'};
    expect(name).to.equal('vercel.json');
    const {redirects} = JSON.parse(text) as {redirects: readonly object[]};
    expect(redirects[0]).to.deep.equal({source: '/old', destination: '/new', permanent: true});
    expect(redirects[2]).to.deep.equal({
      source: '/blog/:slug*',
      destination: 'https://blog.acme.dev/:slug*',
      permanent: true,
    });
  });

  it('is none without redirects, and for other hosts', () => {
    expect(redirectFile(config, '/', 'none')).to.equal(undefined);
    const plain = normalizeConfig({name: 'Acme', navigation: {pages: ['a']}});
    expect(redirectFile(plain, '/', 'netlify')).to.equal(undefined);
  });
});

describe('redirectDocument', () => {
  it('keeps a URL in its attributes', () => {
    const html = redirectDocument('/a"><script>', new URL('https://acme.dev/')).toString();
    expect(html).to.contain('content="0; url=/a&quot;&gt;&lt;script&gt;"');
    expect(html).not.to.contain('<script>');
  });

  it('tells search engines the complete URL', () => {
    const html = redirectDocument('/docs/a', new URL('https://acme.dev/docs/')).toString();
    expect(html).to.contain('<link rel="canonical" href="https://acme.dev/docs/a">');
    expect(html).not.to.contain('noindex');
  });
});
