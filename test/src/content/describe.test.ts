import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {describeProblems} from '../../../src/content/describe.js';
import {unknownVariables} from '../../../src/markdown/variables.js';
import {parsePage} from '../../../src/content/parse-page.js';

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

  it('tells a variable without a value once, and as what it is', () => {
    const text = 'a {{prodct}} b\n\n{{prodct}}';
    const {problems} = parsePage(text, 'a.mdx', 'a', {problems: unknownVariables(text, 'a.mdx')});
    const told = describeProblems(problems).map(({code, location}) => [code, location.line]);
    expect(told).to.deep.equal([['page/unknown-variable', 1]]);
    expect(sentences('{{prodct}}')).to.deep.equal([
      'Nothing says what {{prodct}} stands for. It is shown as it is written. Add the name to "variables" in docs.json.',
    ]);
  });

  it('guesses which component or attribute was meant', () => {
    expect(sentences('<Crad title="a" />')[0]).to.contain('Did you mean <Card>?');
    expect(sentences('<Card tittle="a" />')[0]).to.contain('Did you mean "title"?');
  });

  it('guesses nothing where nothing comes near', () => {
    expect(sentences('<Zeppelin />')[0]).to.equal(
      'There is no component <Zeppelin>. Its content is shown in its place.',
    );
  });
});
