import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../../src/config/normalize.js';
import {hashCodec} from '../../../../src/routing/codec.js';
import {siteLinks} from '../../../../src/routing/site-links.js';
import {filesOfConfig} from '../../../../src/site/offline/files-named.js';

const base = new URL('https://docs.example/site/');
const links = siteLinks({codec: hashCodec, base, isPage: () => false});

describe('filesOfConfig', () => {
  it('names images, fonts and style sheets, wherever they are in the configuration', () => {
    const config = normalizeConfig({
      name: 'Acme',
      logo: {light: '/logo.svg', dark: '/dark.png'},
      fonts: {family: 'Acme', source: '/fonts/acme.woff2'},
      css: ['/styles/site.css', 'more.css'],
    });
    const files = filesOfConfig(config, links).map((url) => new URL(url, base).pathname);
    expect(new Set(files)).to.deep.equal(
      new Set([
        '/site/logo.svg',
        '/site/dark.png',
        '/site/fonts/acme.woff2',
        '/site/styles/site.css',
        '/site/more.css',
      ]),
    );
  });
});
