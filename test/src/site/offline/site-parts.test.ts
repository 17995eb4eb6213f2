import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {normalizeConfig} from '../../../../src/config/normalize.js';
import {isUnused} from '../../../../src/site/offline/bundle-parts.js';
import {SiteParts} from '../../../../src/site/offline/site-parts.js';

const partsOf = (config: object, languages: readonly string[] = ['en']) =>
  new SiteParts(normalizeConfig({name: 'Acme', ...config}), languages);

const iconsOf = (config: object) => Array.from(partsOf(config).icons, ({name}) => name);

describe('SiteParts', () => {
  it('names the icons of a configuration, of platforms, repositories and actions', () => {
    const icons = iconsOf({
      navigation: [{group: 'All', icon: 'box', pages: [{group: 'In', icon: 'anchor', pages: []}]}],
      anchors: [{name: 'Blog', icon: 'feather', url: 'https://acme.example'}],
      footerSocials: {x: 'https://x.com/acme', mastodon: 'https://acme.example/@acme'},
      topbarLinks: [{type: 'discord', url: 'https://discord.example/acme'}],
      topbarCtaButton: {type: 'github', url: 'https://gitlab.com/acme/acme'},
      contextual: {
        options: ['copy', 'claude', {title: 'A', href: 'https://a.example', icon: 'pen'}],
      },
    });
    expect(icons).to.include.members([
      'box',
      'anchor',
      'feather',
      'x-twitter',
      'mastodon',
      'discord',
      'gitlab',
      'copy',
      'claude',
    ]);
    expect(icons).to.include('pen');
  });

  it('names the languages that descriptions of APIs may name', () => {
    const parts = partsOf({openapi: '/api.json'});
    parts.addText('{"lang": "Kotlin", "description": "It costs $5.\\n\\n```rust\\nfn\\n```"}');
    parts.addText(
      "x-codeSamples:\n  - lang: 'C#'\n    source: x\ncontent:\n  application/xml: {}\n",
    );
    expect([...parts.grammars]).to.have.members(['kotlin', 'rust', 'csharp', 'xml']);
    expect(parts.hasFormulas).to.equal(true);
    expect(parts.hasDiagrams).to.equal(false);
  });
});

describe('isUnused', () => {
  const chunk = (name: string) => `chunks/AbC12345/${name}.js`;

  it('keeps the grammars of samples, and what reads descriptions, of sites with APIs', () => {
    const files = ['languages/python', 'languages/json', 'apis', 'search-worker-apis', 'swagger'];
    for (const file of files) {
      expect(isUnused(chunk(file), partsOf({openapi: '/api.json'})), file).to.equal(false);
      expect(isUnused(chunk(file), partsOf({})), file).to.equal(true);
    }
  });

  it('keeps what writes samples in other languages where the site names one', () => {
    const unused = (file: string, languages: readonly string[], config: object) =>
      isUnused(chunk(file), partsOf({...config, api: {examples: {languages}}}));
    for (const file of ['more-writers', 'more-languages', 'languages/kotlin']) {
      expect(unused(file, ['curl', 'Kotlin'], {openapi: '/api.json'}), file).to.equal(false);
      expect(unused(file, ['curl', 'python'], {openapi: '/api.json'}), file).to.equal(true);
      expect(unused(file, ['curl', 'Kotlin'], {}), file).to.equal(true);
    }
    const both = {openapi: '/api.json', api: {request: {example: {languages: 'dart'}}}};
    expect(isUnused(chunk('languages/dart'), partsOf(both))).to.equal(false);
  });

  it('keeps what it does not know', () => {
    for (const file of ['main.js', 'built.css', 'new/file.js', chunk('new'), chunk('new/part')]) {
      expect(isUnused(file, partsOf({})), file).to.equal(false);
    }
  });

  it('keeps the languages of the interface, whatever their region', () => {
    const parts = partsOf({}, ['pt-BR']);
    expect(isUnused(chunk('locales/search-pt'), parts)).to.equal(false);
    expect(isUnused(chunk('locales/pt'), parts)).to.equal(false);
    expect(isUnused(chunk('locales/fr'), parts)).to.equal(true);
  });
});
