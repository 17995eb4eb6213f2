import {expect} from '@open-wc/testing';
import {parsePage} from '../../../src/content/parse-page.js';
import gfm from '../../fixtures/gfm-extensions.json';
import {structureOfHtml, structureOfNodes} from '../../harness/structure.js';

/**
 * The extensions of GitHub Flavored Markdown: tables, task lists, struck words, URLs in text.
 */
describe('GFM', () => {
  for (const {example, section, markdown, html} of gfm.examples) {
    it(`${String(example)}, ${section}: ${JSON.stringify(markdown)}`, () => {
      const {body} = parsePage(markdown, 'a.md', 'a').page;
      expect(structureOfNodes(body)).to.equal(structureOfHtml(html));
    });
  }
});
