/**
 * `node scripts/write-changelog.mjs`: writes the page `demo/reference/changelog.mdx` from
 * `CHANGELOG.md`, in which each version has a heading such as `## 0.1.0 (November 2026)`.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';

const root = new URL('../', import.meta.url);
const page = new URL('demo/reference/changelog.mdx', root);

const head = `---
title: Changelog
description: What is new in docs-site-element.
---

{/* Written by scripts/write-changelog.mjs from CHANGELOG.md. */}
`;

/** The page as it is, and as it should be. */
export async function changelogPage() {
  const changelog = await readFile(new URL('CHANGELOG.md', root), 'utf8');
  const [, ...versions] = changelog.split(/^## /m);
  const updates = versions.map((version) => {
    const [, label, date, text] = /^(\S+) \((.+)\)\n([^]*)$/.exec(version);
    const content = pageLinks(text.trim()).replaceAll(/^(?=.)/gm, '  ');
    return `\n<Update label="${label}" description="${date}">\n${content}\n</Update>\n`;
  });
  return {text: await readFile(page, 'utf8'), whole: head + updates.join('')};
}

/** Links to files of the documentation, as the site has them: `/guide/search`. */
function pageLinks(text) {
  return text.replaceAll(/\]\(demo(\/[^)#]+?)\.mdx?(#[^)]*)?\)/g, ']($1$2)');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {text, whole} = await changelogPage();
  if (text !== whole) await writeFile(page, whole);
}
