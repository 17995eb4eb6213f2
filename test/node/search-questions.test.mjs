import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {describe, it} from 'node:test';
import {loadSource} from '../../scripts/lib/load-source.mjs';
import {readSite} from '../harness/read-site.mjs';

const {SearchEngine, pagesToSearch, relatedTerms} = await loadSource(
  'src/search/synonyms.ts',
  'src/site/search/pages-to-search.ts',
  'src/site/search/search-engine.ts',
);

/** What readers ask our documentation, and the sections with the answer; a page is any of its. */
const answers = {
  'change the logo': ['guide/branding#logo-and-favicon', 'reference/docs-json#logo'],
  'add a favicon': ['guide/branding#logo-and-favicon', 'reference/docs-json#favicon'],
  'dark mode only': ['guide/branding#light-and-dark'],
  'how do I change the colors': ['guide/branding#colors'],
  'custom css': ['guide/branding#style-sheets'],
  'second language': ['guide/navigation#languages'],
  translate: ['guide/navigation#languages'],
  'two versions': ['guide/navigation#versions'],
  versioning: ['guide/navigation#versions'],
  'hide a page': ['guide/navigation#hide-a-page'],
  'table of contents': ['guide/writing-pages#headings'],
  'link to a heading': ['guide/links-and-images#links-to-pages'],
  'embed youtube': ['components/frames#embedded-pages', 'components/frames#videos'],
  'edit on github': ['guide/hosting#feedback'],
  '404 page': ['guide/hosting#missing-pages', 'guide/hosting#urls-without-a-file'],
  'redirect old urls': ['guide/hosting#redirects'],
  password: ['guide/hosting#access-control'],
  'custom domain': ['hosting/github-pages', 'guide/hosting'],
  'github pages': ['hosting/github-pages'],
  analytics: ['guide/analytics-and-comments'],
};

describe('the search of our documentation', async () => {
  const {config, reader, navigation} = await readSite('demo');
  const engine = new SearchEngine({reader, onProgress: () => undefined});
  await engine.setPages(pagesToSearch(config, navigation), {path: '', scope: {}});
  await engine.read();

  for (const [question, right] of Object.entries(answers)) {
    it(`answers “${question}” in the first three results`, () => {
      const {pages} = engine.search(question, {scope: {}, limit: 3});
      const found = pages.flatMap(({path, sections}) =>
        sections.map(({id}) => (id === '' ? path : `${path}#${id}`)),
      );
      const isRight = (url) => right.some((one) => url === one || url.startsWith(`${one}#`));
      assert.ok(found.slice(0, 3).some(isRight), found.join(' '));
    });
  }
});

describe('the list of synonyms in our documentation', () => {
  it('has the words that the search looks for', async () => {
    const page = await readFile('demo/guide/search.mdx', 'utf8');
    const [, list = ''] = /## Synonyms.*?```text\n(.*?)```/s.exec(page) ?? [];
    for (const line of list.trim().split('\n')) {
      const [both = '', found = ''] = line.split(' → ');
      const typed = both.split(', ');
      const words = [...typed.filter((word) => !word.includes(' ')), ...found.split(', ')];
      for (const word of typed) {
        const typedWords = word.split(' ');
        const related = relatedTerms(typedWords);
        const missing = words.filter(
          (other) => other && !typedWords.includes(other) && !related.has(other),
        );
        assert.deepEqual(missing, [], word);
      }
    }
    assert.ok(list.split('\n').length > 30);
  });
});
