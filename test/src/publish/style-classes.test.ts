import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {StyleClasses} from '../../../src/publish/style-classes.js';

function sheetOf(...styles: readonly Readonly<Record<string, string>>[]): string {
  const classes = new StyleClasses();
  for (const style of styles) classes.classFor(new Map(Object.entries(style)));
  return classes.css;
}

describe('StyleClasses', () => {
  it('has one class for each style, however often it is used', () => {
    const classes = new StyleClasses();
    const red = classes.classFor(new Map([['color', 'red']]));
    expect(classes.classFor(new Map([['color', 'red']]))).to.equal(red);
    expect(classes.classFor(new Map([['color', 'blue']]))).not.to.equal(red);
    expect(classes.css).to.contain(`.${red} { color: red }`);
  });

  it('has no sheet where no style was used', () => {
    expect(sheetOf()).to.equal('');
    expect(sheetOf({})).to.equal('');
  });

  it('keeps functions, texts and variables', () => {
    const width = 'calc((100% - var(--gap, 2px)) / 2)';
    expect(sheetOf({width, content: '"a;}b"', '--docs-card-color': '#fff'})).to.equal(
      `.docs-own-1 { width: ${width}; content: "a;}b"; --docs-card-color: #fff }\n`,
    );
    expect(sheetOf({'--_gap-2': '1px'})).to.equal('.docs-own-1 { --_gap-2: 1px }\n');
  });

  it('leaves out what would end the rule, or fetch something', () => {
    const hostile = [
      'red } * { display: none',
      'red; position: fixed',
      'url(https://evil.example/a.png)',
      'image-set("https://evil.example/a.png" 1x)',
      'red /* comment',
      '"unclosed',
      'calc(1px',
      'a) b(',
      'red\\3b x: y',
      '@import "a"',
      'red</style>',
    ];
    for (const value of hostile) expect(sheetOf({color: value}), value).to.equal('');
    for (const name of ['color: red; x', 'a b', '--a b', '--a:b', '']) {
      expect(sheetOf({[name]: 'red'}), name).to.equal('');
    }
  });
});
