import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {openingHeading, pageLabel} from '../../../src/site/page-label.js';

function labelOf(frontmatter: Readonly<Record<string, string | number | boolean>>, heading = '') {
  return pageLabel(
    new Map(Object.entries(frontmatter)),
    'guides/first-steps',
    'guides/first-steps.md',
    heading,
  );
}

describe('pageLabel', () => {
  it('takes the sidebar title, else the title, else the heading, else the path in words', () => {
    expect(labelOf({title: 'A', sidebarTitle: 'B'}).text).to.equal('B');
    expect(labelOf({title: 'A', sidebarTitle: ' '}).text).to.equal('A');
    expect(labelOf({title: 404}).text).to.equal('404');
    expect(labelOf({title: 'A'}, 'H').text).to.equal('A');
    expect(labelOf({}, 'H').text).to.equal('H');
    expect(labelOf({}).text).to.equal('First steps');
  });

  it('takes icon and tag', () => {
    expect(labelOf({icon: 'rocket', tag: 'NEW'})).to.deep.include({
      icon: {kind: 'name', name: 'rocket'},
      tag: 'NEW',
    });
    expect(labelOf({})).not.to.have.any.keys('icon', 'tag', 'method', 'link');
  });

  it('knows that a page is hidden', () => {
    expect(labelOf({hidden: true}).isHidden).to.equal(true);
    for (const hidden of [false, 'true', 1]) {
      expect(labelOf({hidden})).not.to.have.property('isHidden');
    }
  });

  it('names the method of the operation', () => {
    expect(labelOf({api: 'post https://api.example/users'}).method).to.equal('POST');
    expect(labelOf({openapi: 'openapi.json GET /users'}).method).to.equal('GET');
    expect(labelOf({openapi: 'GET /users', hideApiMarker: true}).method).to.equal(undefined);
    expect(labelOf({api: '/target/users'}).method).to.equal(undefined);
  });

  it('leads where the page says', () => {
    expect(labelOf({url: 'https://x.example/'}).link).to.deep.equal({
      to: 'url',
      href: 'https://x.example/',
    });
    expect(labelOf({url: 'javascript:alert(1)'}).link?.to).to.equal('nowhere');
  });
});

describe('openingHeading', () => {
  const rows: readonly (readonly [body: string, heading: string])[] = [
    ['# A `b` **c**', 'A b c'],
    ['\n\nimport X from "x"\n\n# A {#own}\n\ntext', 'A'],
    ['text\n\n# A', ''],
    ['```\n# a comment\n```', ''],
    ['## A', ''],
  ];
  for (const [body, heading] of rows) {
    it(`finds ${JSON.stringify(heading)} in ${JSON.stringify(body)}`, () => {
      expect(openingHeading(body)).to.equal(heading);
    });
  }
});
