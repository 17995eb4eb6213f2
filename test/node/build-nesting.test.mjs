import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import {parse} from 'parse5';
import {folderWith, runCommand} from '../harness/command.mjs';
import {nestedPages, nestedSite} from '../harness/nested-markup.mjs';

/** All elements of a document. */
function elementsIn({childNodes = []}) {
  return childNodes.flatMap((node) => [
    ...('tagName' in node ? [node] : []),
    ...elementsIn(node),
    ...('content' in node ? elementsIn(node.content) : []),
  ]);
}

/**
 * The tags of elements that a parser ended before their end tags, or made of none: it has another
 * tree than the one that was written.
 */
function misread(html) {
  const svg = 'http://www.w3.org/2000/svg';
  return elementsIn(parse(html, {sourceCodeLocationInfo: true}))
    .filter(({tagName, namespaceURI, sourceCodeLocation: location}) => {
      const hasEnd = !voidElements.has(tagName) && namespaceURI !== svg;
      return !location?.startTag || (hasEnd && !location.endTag);
    })
    .map(({tagName}) => tagName);
}

const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);

describe('the nesting of published pages', () => {
  it('is read as it is written, whatever authors put into what', async (t) => {
    const folder = await folderWith(t, nestedSite);
    const out = join(await folderWith(t), 'out');
    const site = ['build', folder, '--out', out, '--url', 'https://acme.dev'];
    const {code, error} = await runCommand(site);
    assert.equal(code, 0, error);
    const faults = [];
    for (const name of nestedPages.keys()) {
      const html = await readFile(join(out, `${name}.html`), 'utf8');
      faults.push(...misread(html).map((tag) => `${name}: ${tag}`));
    }
    assert.deepEqual(faults, []);
  });
});
