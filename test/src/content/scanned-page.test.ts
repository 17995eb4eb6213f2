import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {readPage} from '../../../src/content/parse-page.js';
import {ScannedPage} from '../../../src/content/scanned-page.js';
import {needs} from '../../../src/content/syntax.js';

const text =
  '---\ntitle: A\ndescription: With a <br/>\n---\n\nText with <Icon icon="x" /> in it.\n';

/** A page whose body tells how often it is asked for its marks. */
function watchedPage(): {page: ScannedPage; asked: () => number} {
  const page = new ScannedPage(text);
  const {marks} = page.body;
  let count = 0;
  const get = () => {
    count += 1;
    return marks;
  };
  Object.defineProperty(page.body, 'marks', {get});
  return {page, asked: () => count};
}

describe('ScannedPage', () => {
  it('has the parts of a file, and what each contains', () => {
    const page = new ScannedPage(text);
    expect(page.parts.bodyLine).to.equal(5);
    expect([...page.frontmatter.marks.values()].map(({kind}) => kind)).to.deep.equal(['tag']);
    expect([...page.body.marks.values()].map(({kind}) => kind)).to.deep.equal(['tag']);
  });

  it('finds the same marks once', () => {
    const {body} = new ScannedPage(text);
    expect(body.marks).to.equal(body.marks);
  });

  it('is read with the marks that tell what it needs', () => {
    const {page, asked} = watchedPage();
    expect([...needs(page)]).to.include('html');
    const before = asked();
    const parts = readPage(page, 'a.mdx', 'a');
    while (!parts.next().done);
    expect(asked()).to.be.greaterThan(before);
  });
});
