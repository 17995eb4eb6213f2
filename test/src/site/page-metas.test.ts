import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../src/config/read/raw.js';
import {readMetas} from '../../../src/config/read/metas.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {pageMetas} from '../../../src/site/page-metas.js';
import {allExtensions} from '../../harness/extensions.js';

const metasOf = (metatags: object, frontmatter = '', path = 'a%20b') => {
  const {page} = parsePage(`---\ntitle: A\n${frontmatter}---\n`, 'a b.md', 'a b', {
    extensions: {yaml: allExtensions.yaml},
  });
  return pageMetas(readMetas({raw: fieldsOf({seo: {metatags}})}), page, {path, isListed: true}).map(
    ({kind, name, content}) => `${kind} ${name} ${content}`,
  );
};

describe('pageMetas', () => {
  it('knows which names are properties', () => {
    expect(metasOf({'og:image': '/a.png', 'twitter:site': '@a', author: 'Acme'})).to.deep.equal([
      'property og:image /a.png',
      'name twitter:site @a',
      'name author Acme',
    ]);
  });

  it('describes a page without the marks of Markdown', () => {
    const description = 'Use the `init` command of **Acme** <b>X</b>, [now](/a).';
    expect(metasOf({}, `description: '${description}'\n`)).to.deep.equal([
      'name description Use the init command of Acme X, now.',
    ]);
  });

  it('asks not to be found for a page that is hidden in its frontmatter', () => {
    expect(metasOf({}, 'hidden: true\n')).to.deep.equal(['name robots noindex']);
    expect(metasOf({}, 'hidden: true\nnoindex: false\n')).to.deep.equal([]);
  });

  it('lets a page say where it is found', () => {
    const canonical = 'https://acme.example/';
    expect(metasOf({canonical})).to.deep.equal(['canonical canonical https://acme.example/a%20b']);
    expect(metasOf({canonical}, 'canonical: https://other.example/x\n')).to.deep.equal([
      'canonical canonical https://other.example/x',
    ]);
    expect(metasOf({canonical: 'javascript:alert(1)'})).to.deep.equal([]);
    expect(metasOf({canonical: 'https://acme.example'}, '', '')).to.deep.equal([
      'canonical canonical https://acme.example/',
    ]);
  });

  it('joins the words of a list', () => {
    expect(metasOf({}, 'keywords: [a, b]\nrobots: {a: b}\n')).to.deep.equal(['name keywords a, b']);
  });

  it('leaves alone how the document is read', () => {
    const named = {charset: 'x', viewport: 'width=1', Referrer: 'unsafe-url', 'csrf-token': 'x'};
    expect(metasOf(named, 'viewport: x\ncsrf-token: x\n')).to.deep.equal([]);
  });
});
