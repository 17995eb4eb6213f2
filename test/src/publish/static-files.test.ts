import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {filesNamedIn, isStaticFile} from '../../../src/publish/static-files.js';

describe('isStaticFile', () => {
  it('knows what readers open and what hosts read', () => {
    const files = [
      ...['page.mdx', 'a.HTML', 'img/a.avif', 'a.woff2', 'a.mp4', 'a.wav', 'a.csv', 'a.zip'],
      ...['api.yaml', 'docs.json', 'docs-index.json', 'docs-search/a/en.pf_meta', 'app.js'],
      ...['_redirects', '_headers', 'CNAME', 'web.config', '.nojekyll', '.well-known/anything'],
      ...[
        'vercel.json',
        'robots.txt',
        'manifest.json',
        'mint.json',
        'guide/books.json',
        'secret.md',
      ],
    ];
    expect(files.filter((file) => !isStaticFile(file))).to.deep.equal([]);
  });

  it('knows source code, keys, and what tools read', () => {
    const files = [
      ...['Dockerfile', 'src/a.ts', 'a.py', 'notes.key', 'a.pem', 'a.sqlite', 'in/CNAME', 'a.'],
      ...['package.json', 'in/package-lock.json', 'tsconfig.build.json', 'pnpm-lock.yaml'],
      ...[
        'Package.JSON',
        'compose.yaml',
        'Cargo.toml',
        'vite.config.js',
        'eslint.config.mjs',
        'karma.conf.js',
      ],
      ...['netlify.toml', 'wrangler.toml', 'in/vercel.json', 'mkdocs.yml', 'in/firebase.json'],
      ...[
        'requirements.txt',
        'requirements-dev.txt',
        'appsettings.Production.json',
        'Gruntfile.js',
      ],
      ...['service-account.json', 'serviceAccountKey.json', 'secrets.yml', 'in/Credentials.json'],
    ];
    expect(files.filter(isStaticFile)).to.deep.equal([]);
  });
});

describe('filesNamedIn', () => {
  const site = new URL('https://acme.dev/docs/');
  const named = (html: string, seen = new Set<string>()) => filesNamedIn(html, site, seen);

  it('finds the files of the site to which attributes lead', () => {
    const html =
      '<a href="/docs/a%20b.ts?x#y"></a><img src="/docs/c.ts"><a href="https://acme.dev/docs/d"></a>';
    expect(named(html)).to.deep.equal(['a b.ts', 'c.ts', 'd']);
  });

  it('finds none in text, on other hosts and outside of the site', () => {
    const html =
      '&lt;a href=&quot;/docs/b.ts&quot;&gt;<a href="/c.ts"></a>' +
      '<a href="https://other.dev/docs/d.ts"></a><img src="data:,x"><a href="http://[">';
    expect(named(html)).to.deep.equal([]);
  });

  it('looks at a URL once', () => {
    const seen = new Set<string>();
    expect(named('<a href="/docs/a.ts"></a>', seen)).to.deep.equal(['a.ts']);
    expect(named('<a href="/docs/a.ts"></a>', seen)).to.deep.equal([]);
  });
});
