import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {applyFixes} from '../../../src/check/apply-fixes.js';
import {checkFolder} from '../../../src/check/check-folder.js';
import {memoryLoader} from '../../../src/site/loader.js';
import {cleanSite, page} from './planted-faults.js';

/** What is said of a page with this body in a folder, and the page after `--fix`. */
async function check(body: string, path = 'page.mdx') {
  const text = page(`\n${body}\n`);
  const files = {...cleanSite, 'snippets/a.md': 'Text.\n', [path]: text};
  const loader = memoryLoader(files);
  const {diagnostics} = await checkFolder({loader, files: Object.keys(files)});
  const own = diagnostics.filter(({code}) => code === 'page/other-syntax');
  return {
    hints: own.map(({hint}) => hint.replace(/ See .*/, '')),
    fixed: applyFixes(text, own).text.slice(page('\n').length).trimEnd(),
  };
}

const code = 'Write a code block that contains the code itself.';
const frame = 'Write <iframe src="demo.html" title="…"></iframe>.';

/** Links of docsify, and what is to be written instead. */
const rows: readonly (readonly [link: string, hint: string])[] = [
  ["[The text](snippets/a.md ':include')", 'Write <Snippet file="a.md" />.'],
  [
    "[The text](parts/b.md ':include :type=markdown')",
    'Move the file to the folder "snippets", and write <Snippet file="b.md" />.',
  ],
  ["[The code](demo.js ':include')", code],
  ["[The code](demo.html ':include :type=code text')", code],
  ["[The code](snippets/a.md ':include :type=code :fragment=part')", code],
  ["[The demo](demo.html ':include')", frame],
  ["[The demo](demo.html ':include :type=iframe width=100% height=400px')", frame],
  [
    "[The film](https://example.com/film ':include :type=video')",
    'Write <video src="https://example.com/film" controls></video>.',
  ],
  ["[The film](film.mp4 ':include')", 'Write <video src="film.mp4" controls></video>.'],
  ["[The song](song.mp3 ':include')", 'Write <audio src="song.mp3" controls></audio>.'],
  ["[The song](song.ogg ':include :type=audio')", 'Write <audio src="song.ogg" controls></audio>.'],
  [
    "[The plan](plan.mmd ':include')",
    'Write a code block with the language "mermaid" that contains the diagram.',
  ],
];

describe("a link with docsify's :include", () => {
  for (const [link, hint] of rows) {
    it(`has a hint what to write: ${link}`, async () => {
      expect((await check(link)).hints).to.deep.equal([hint]);
    });
  }

  it('is one of several in a line', async () => {
    const line =
      "`[a](b.md ':include')` [The code](a.js ':include') [The demo](demo.html ':include')";
    expect((await check(line)).hints).to.deep.equal([code, frame]);
  });

  it('is replaced by --fix where it is a snippet alone in a line', async () => {
    const tag = '<Snippet file="a.md" />';
    for (const [link, path] of [
      ["[The text](snippets/a.md ':include')", 'page.mdx'],
      ["[The text](/snippets/a.md ':include :type=markdown')", 'page.mdx'],
      ['[The text](../snippets/a.md ":include")', 'guides/page.mdx'],
    ] as const) {
      expect((await check(link, path)).fixed).to.equal(tag);
    }
  });

  it('is left to the author anywhere else', async () => {
    for (const link of [
      "[The text](parts/b.md ':include')",
      "[The text](snippets/a.md ':include :type=code')",
      "[The text](snippets/a.md ':include :fragment=part')",
      "Read [the text](snippets/a.md ':include').",
      "[The text](../snippets/a.md?raw ':include')",
    ]) {
      expect((await check(link)).fixed).to.equal(link);
    }
    const link = "[The text](snippets/a.md ':include')";
    expect((await check(link, 'guides/page.mdx')).fixed).to.equal(link);
  });
});
