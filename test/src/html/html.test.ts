import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {parseFragment, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {attributes, dataElement, element, joined, markup} from '../../../src/html/html.js';

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  '</script><script>alert(1)</script>',
  '<!--',
  ']]>',
  '&lt;b&gt;',
  '\0\u001B\uFFFF',
];

/** The first element that a browser reads from a text. */
function parsed(html: string): Tree.Element {
  const {childNodes} = parseFragment(html);
  expect(childNodes).to.have.length(1);
  return childNodes[0] as Tree.Element;
}

const textIn = ({childNodes}: Tree.Element) =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Control characters may not be in documents. */
const readable = (text: string) => text.replace(/[\0\u001B\uFFFF]/g, '\uFFFD');

describe('markup', () => {
  it('keeps a text a text, between tags and in quotes', () => {
    for (const text of hostile) {
      const written = parsed(markup`<p title="${text}">${text}</p>`.toString());
      expect(written.attrs).to.deep.equal([{name: 'title', value: readable(text)}]);
      expect(textIn(written)).to.equal(readable(text));
      expect(written.childNodes).to.have.length(1);
    }
  });

  it('writes pieces as they are, lists one after another, and nothing for what is missing', () => {
    const item = (text: string) => markup`<li>${text}</li>`;
    expect(markup`<ul>${['a', 'b'].map(item)}${undefined}${false}${3}</ul>`.toString()).to.equal(
      '<ul><li>a</li><li>b</li>3</ul>',
    );
    expect(joined([item('a'), 'b<']).toString()).to.equal('<li>a</li>b&lt;');
  });
});

describe('attributes', () => {
  it('leaves out what is missing, and writes true without a value', () => {
    const values = {hidden: true, id: 'a"b', class: undefined, open: false, tabindex: 0};
    expect(attributes(values).toString()).to.equal(' hidden id="a&quot;b" tabindex="0"');
  });

  it('accepts no name that would end the attribute', () => {
    for (const name of ['a b', 'a>b', 'a="', 'a/b', '']) {
      expect(() => attributes({[name]: 'x'}), name).to.throw('not the name of an attribute');
    }
  });
});

describe('element', () => {
  it('accepts no tag that would end it', () => {
    for (const tag of ['a b', 'a>', 'p/', '!--', '']) {
      expect(() => element(tag, {}, ''), tag).to.throw('not the name of an element');
    }
  });

  it('has no end tag without content', () => {
    expect(element('img', {alt: ''}).toString()).to.equal('<img alt="">');
    expect(element('p', {}, '').toString()).to.equal('<p></p>');
  });
});

describe('dataElement', () => {
  it('contains a value that scripts read as it was', () => {
    const value = {hostile, nested: {'</script>': ['<!--<script>']}};
    const script = parsed(dataElement('application/json', value).toString());
    expect(script.tagName).to.equal('script');
    expect(script.attrs).to.deep.equal([{name: 'type', value: 'application/json'}]);
    expect(JSON.parse(textIn(script))).to.deep.equal(value);
  });
});
