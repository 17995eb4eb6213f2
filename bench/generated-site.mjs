/**
 * The files of a site with `count` pages in one of the two shapes of `docs.json`.
 *
 * The older shape has all its groups side by side, all open: as much as a sidebar can have to show. The newer one has
 * versions of tabs of groups of groups. The pages all say the same, so that only the navigation differs between sites.
 *
 * @param {'v1' | 'v2'} shape
 * @param {number} count
 * @returns {Record<string, string>} contents by path; every page is {@link pageText}.
 */
export function generatedSite(shape, count) {
  const config = {name: 'Bench', ...(shape === 'v1' ? older(count) : newer(count))};
  return {'docs.json': JSON.stringify(config, undefined, 2)};
}

/** What every page contains. */
export const pageText = (path) => `---
title: ${path}
description: A page like every other.
---

## One

Some words, a [link](/guides-1/page-2) and a list:

- one
- two

\`\`\`js
console.log('hello');
\`\`\`

## Two

More words.
`;

function older(count) {
  const size = Math.min(50, Math.ceil(count / 4));
  const pages = paths(count, size);
  const navigation = chunks(pages, size).map((part, index) => ({
    group: `Group ${index + 1}`,
    pages: part,
  }));
  return {colors: {primary: '#0d7377'}, navigation};
}

function newer(count) {
  const pages = paths(count, 10);
  const groups = chunks(pages, 10).map((part, index) => ({
    group: `Group ${index + 1}`,
    pages: [...part.slice(0, 4), {group: `Inside ${index + 1}`, pages: part.slice(4)}],
  }));
  // Two levels of divisions, each of about as many members as the next.
  const perTab = Math.max(1, Math.ceil(groups.length / 9));
  const tabs = chunks(groups, perTab).map((part, index) => ({
    tab: `Tab ${index + 1}`,
    groups: part,
  }));
  const versions = chunks(tabs, 3).map((part, index) => ({
    version: `v${index + 1}`,
    tabs: part,
  }));
  return {theme: 'mint', colors: {primary: '#0d7377'}, navigation: {versions}};
}

const paths = (count, size) =>
  Array.from({length: count}, (_, index) => {
    const folder = Math.floor(index / size) + 1;
    return `guides-${folder}/page-${(index % size) + 1}`;
  });

function chunks(items, size) {
  const count = Math.ceil(items.length / size);
  return Array.from({length: count}, (_, index) => items.slice(index * size, (index + 1) * size));
}
