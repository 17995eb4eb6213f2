import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {sitemaps} from '../../../src/publish/sitemap.js';

const base = new URL('https://docs.acme.dev/guide/');
const pages = (count: number) =>
  Array.from({length: count}, (_, index) => ({url: `${base.href}${index}`}));

describe('sitemaps', () => {
  it('is one file, with what is known of the last changes', () => {
    const changed = '2026-11-05T00:00:00Z';
    const [file, ...others] = sitemaps([{url: `${base.href}a?b&c`, changed}, ...pages(1)], base);
    expect(others).to.deep.equal([]);
    expect(file?.path).to.equal('sitemap.xml');
    expect(file?.text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset')).to.equal(true);
    expect(file?.text).to.contain(
      `<url><loc>${base.href}a?b&amp;c</loc><lastmod>${changed}</lastmod></url>`,
    );
    expect(file?.text).to.contain(`<url><loc>${base.href}0</loc></url>`);
  });

  it('is an index of several files above 50,000 pages', () => {
    const files = sitemaps(pages(50_001), base);
    expect(files.map(({path}) => path)).to.deep.equal([
      'sitemap.xml',
      'sitemap-1.xml',
      'sitemap-2.xml',
    ]);
    const [index, first, second] = files.map(({text}) => text);
    expect(index).to.contain(`<sitemap><loc>${base.href}sitemap-2.xml</loc></sitemap>`);
    expect(first?.match(/<url>/g)).to.have.length(50_000);
    expect(second?.match(/<url>/g)).to.have.length(1);
  });
});
