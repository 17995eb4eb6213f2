import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {describeProblems} from '../../../src/content/describe.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {allExtensions} from '../../harness/extensions.js';
import {problemsOf, treeOf} from '../../harness/print-nodes.js';

describe('the encoding of a page', () => {
  it('is reported once, with its line, where bytes were not UTF-8', () => {
    const page = '---\ntitle: a\n---\n\nCaf\ufffd\n\nna\ufffdve';
    expect(treeOf(page)).to.equal('p(Caf\ufffd)p(na\ufffdve)');
    expect(problemsOf(page)).to.deep.equal(['page/encoding@5']);
    const [problem] = describeProblems(parsePage(page, 'a.mdx', 'a').problems);
    expect(problem?.location).to.deep.equal({file: 'a.mdx', line: 5});
    expect(problem?.hint).to.contain('Save the file as "UTF-8"');
  });

  it('is reported for a snippet with the name of its file', () => {
    const snippets = new Map([['snippets/b.mdx', 'b\n\ufffd']]);
    const page = 'import B from "/snippets/b.mdx"\n\n<B />';
    const {problems} = parsePage(page, 'a.mdx', 'a', {snippets, extensions: allExtensions});
    expect(problems.map(({location}) => location)).to.deep.equal([
      {file: 'snippets/b.mdx', line: 2},
    ]);
  });

  it('is reported for a byte order mark, which is not shown', () => {
    expect(treeOf('\ufeff---\ntitle: a\n---\n\nb')).to.equal('p(b)');
    expect(problemsOf('\ufeffb')).to.deep.equal(['page/encoding@1']);
  });

  it('is right for a character that is written as an entity', () => {
    expect(treeOf('&#xFFFD;')).to.equal('p(\ufffd)');
    expect(problemsOf('&#xFFFD;')).to.deep.equal([]);
  });
});
