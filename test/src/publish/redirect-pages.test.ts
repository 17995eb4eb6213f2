import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../src/config/normalize.js';
import {
  publishedRedirects,
  redirectDocument,
  redirectFile,
} from '../../../src/publish/redirect-pages.js';
import {maxSteps} from '../../../src/routing/redirects.js';
import {countingReads} from '../../harness/counting-reads.js';

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
  const links = {href: () => '/a', src: () => '/a', isExternal: () => false};

  /** A chain of redirects: what is published, and what that takes. */
  function publishChain(length: number) {
    const redirects = Array.from({length}, (_, index) => ({
      source: `/old-${index}`,
      destination: `/old-${index + 1}`,
    }));
    const {value, reads} = countingReads({name: 'Acme', navigation: {pages: ['a']}, redirects});
    let steps = 0;
    const isPage = () => {
      steps++;
      return false;
    };
    const found = publishedRedirects(normalizeConfig(value), links, isPage);
    return {paths: found.map(({path}) => path), reads: reads(), steps};
  }

  it('leaves out what leads nowhere within a few steps', () => {
    const {paths} = publishChain(500);
    expect(paths).to.have.length(maxSteps - 1);
    expect(paths.at(-1)).to.equal('old-499');
  });

  it('reads each redirect as often, and follows it as far, however many there are', () => {
    const [few, many] = [publishChain(100), publishChain(800)];
    expect(many.reads / few.reads).to.be.within(7, 9);
    expect(many.steps / few.steps).to.be.within(7, 9);
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
