import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {describeProblems} from '../../../src/content/describe.js';
import {unknownVariables} from '../../../src/markdown/variables.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {pageModules} from '../../../src/content/mdx/page-modules.js';

const sentences = (markdown: string) =>
  describeProblems(parsePage(markdown, 'a.mdx', 'a').problems).map(
    ({message, hint}) => `${message} ${hint}`,
  );

describe('describeProblems', () => {
  it('says what is wrong, where, and how much it matters', () => {
    expect(describeProblems(parsePage('a\n\n<Note>\nb', 'a.mdx', 'a').problems)).to.deep.equal([
      {
        code: 'page/unclosed-tag',
        severity: 'warning',
        message: '<Note> is never closed.',
        hint: 'Add </Note> where its content ends.',
        location: {file: 'a.mdx', line: 3},
      },
    ]);
  });

  it('lists the first 100 problems of a page and says how many more there are', () => {
    const told = (count: number) =>
      describeProblems(parsePage('<Zeppelin />\n'.repeat(count), 'a.mdx', 'a').problems);
    expect(told(100).map(({code}) => code)).not.to.include('page/more');
    const many = told(100_000);
    expect(many).to.have.length(101);
    expect(many.at(-1)).to.deep.include({
      code: 'page/more',
      message: 'There are 99900 more problems on this page.',
      location: {file: 'a.mdx', line: 101},
    });
    expect(told(101).at(-1)?.message).to.equal('There is 1 more problem on this page.');
  });

  it('tells a variable without a value once, and as what it is', () => {
    const text = 'a {{prodct}} b\n\n{{prodct}}';
    const {problems} = parsePage(text, 'a.mdx', 'a', {problems: unknownVariables(text, 'a.mdx')});
    const told = describeProblems(problems).map(({code, location}) => [code, location.line]);
    expect(told).to.deep.equal([['page/unknown-variable', 1]]);
    expect(sentences('{{prodct}}')).to.deep.equal([
      'The variable {{prodct}} is not defined. It is shown as written. Add it to ' +
        '"variables" in the configuration.',
    ]);
  });

  it('tells code that is imported from code that is defined', () => {
    const at = {code: 'page/import-unsupported', location: {file: 'a.mdx'}} as const;
    const messageOf = (source: string) =>
      describeProblems([{...at, details: {source}}])[0]?.message;
    expect(messageOf('import a from "a"')).to.contain('imports code');
    expect(messageOf('export const A = () => 1')).to.contain('defines code');
    for (const path of ['/snippets/card', './card', '../a.b/card']) {
      const said = messageOf(`import {Card} from "${path}"`);
      expect(said).to.contain('names a file without its extension');
    }
  });

  it('tells a component that a page defines in code once, with the lines of its uses', () => {
    const text =
      'export const Hero = () => <b />\n\n<Hero>a</Hero>\n\n<Hero>b</Hero>\n\n<Hre>c</Hre>';
    const {problems} = parsePage(text, 'a.mdx', 'a', {extensions: {modules: pageModules}});
    expect(describeProblems(problems).map(({message, hint}) => `${message} ${hint}`)).to.deep.equal(
      [
        'export const Hero = () => <b /> defines code, which is not executed. ' +
          '<Hero> shows only its content (lines 3, 5). ' +
          'Pages can import Markdown files and code files (.jsx, .tsx, .js, .ts) of the site, ' +
          'and React. ' +
          'See https://docs-site-element.github.io/docs-site-element/#/guide/coming-from#mintlify',
        'There is no component <Hre>. Only its content is shown. ' +
          'See https://docs-site-element.github.io/docs-site-element/#/guide/coming-from#mintlify',
      ],
    );
  });

  it('names at most 20 lines on which a page uses code', () => {
    const text = `export const Hero = () => <b />\n\n${'<Hero>a</Hero>\n\n'.repeat(22)}`;
    const {problems} = parsePage(text, 'a.mdx', 'a', {extensions: {modules: pageModules}});
    expect(describeProblems(problems)[0]?.hint).to.contain('37, 39, 41 and 2 more)');
  });

  it('guesses which component or attribute was meant', () => {
    expect(sentences('<Crad title="a" />')[0]).to.contain('Did you mean <Card>?');
    expect(sentences('<Card tittle="a" />')[0]).to.contain('Did you mean "title"?');
  });

  it('guesses nothing where nothing is similar', () => {
    expect(sentences('<Zeppelin />')[0]).to.equal(
      'There is no component <Zeppelin>. Only its content is shown. ' +
        'See https://docs-site-element.github.io/docs-site-element/#/guide/coming-from#mintlify',
    );
  });
});
