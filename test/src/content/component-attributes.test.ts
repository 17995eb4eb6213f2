import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {treeOf} from '../../harness/print-nodes.js';

describe('attributes of components', () => {
  const rows: readonly (readonly [name: string, written: string, read: string])[] = [
    ['are texts, with entities decoded', '<Card title="a &amp; b" />', 'Card title="a & b"()'],
    [
      'may be in single quotes, braces and templates',
      "<Card title='a' cta={'b'} color={`c`} />",
      'Card title="a" color="c" cta="b"()',
    ],
    ['may go over lines', '<Card title="a\nb" />', 'Card title="a\\nb"()'],
    [
      'are read to the end, whatever they contain',
      '<Card title=\'{"a": ">"}\' cta={"}>"} {/* c */} {...d}\n  color={`</Card>`}\n/>',
      'Card title="{\\"a\\": \\">\\"}" color="</Card>" cta="}>"()',
    ],
    [
      'are images where an svg is an icon',
      '<Card title="a" icon={<svg width={1}>\n  <path d="M0 0" />\n</svg>} />',
      'Card title="a" icon={"kind":"image","src":"data:image/svg+xml,' +
        '%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%221%22%3E' +
        '%0A%20%20%3Cpath%20d%3D%22M0%200%22%20%2F%3E%0A%3C%2Fsvg%3E"}()',
    ],
    [
      'are one image where several svgs in a fragment are an icon',
      '<Card title="a" icon={<><svg width={9} y="1">\n<path d="M0 0" /></svg> <svg /></>} />',
      'Card title="a" icon={"kind":"image","src":"data:image/svg+xml,' +
        encodeURIComponent(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24">' +
            '<style>@media (prefers-color-scheme:dark){.light{display:none}}' +
            '@media not (prefers-color-scheme:dark){.dark{display:none}}</style>' +
            '<g class="both"><svg x="0" width="24" height="24">\n<path d="M0 0" /></svg></g>' +
            '<g class="both"><svg x="24" width="24" height="24" /></g></svg>',
        ) +
        '"}()',
    ],
    [
      'are an image where a fragment of one svg is an icon',
      '<Card title="a" icon={<>\n  <svg />\n</>} />',
      'Card title="a" icon={"kind":"image","src":"data:image/svg+xml,' +
        encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" />') +
        '"}()',
    ],
    [
      'are no image where a fragment has more',
      '<Card title="a" icon={<><b /></>} />',
      'Card title="a"()',
    ],
    ['are numbers', '<CardGroup cols={3}>\na\n</CardGroup>', 'CardGroup cols=3(p(a))'],
    ['are numbers in quotes', '<CardGroup cols="3">\na\n</CardGroup>', 'CardGroup cols=3(p(a))'],
    [
      'are flags, bare, in braces and in words',
      '<Card title="a" horizontal arrow={false} disabled="true" />',
      'Card title="a" horizontal=true arrow=false disabled=true()',
    ],
    [
      'are lists',
      '<Update label="a" tags={["b", "c"]}>\nd\n</Update>',
      'Update label="a" tags=["b","c"] id="a"(p(d))',
    ],
    [
      'are judged URLs',
      '<Card title="a" href="/b.mdx#c" />',
      'Card title="a" href={"to":"site","path":"b","query":"","hash":"c"}()',
    ],
    [
      'are images where an img is an icon, on one line or several',
      '<Card title="a" icon={<img src="/b.png" alt="" />} />\n\n' +
        '<Card title="a" icon={\n  <img\n    src="./b.png"\n  />\n} />',
      'Card title="a" icon={"kind":"image","src":"/b.png"}()' +
        'Card title="a" icon={"kind":"image","src":"/./b.png"}()',
    ],
    [
      'are the first image where a fragment of images is an icon',
      '<Card title="a" icon={<><img src="/b.png" /><img src="/c.png" /></>} />',
      'Card title="a" icon={"kind":"image","src":"/b.png"}()',
    ],
    [
      'are the icon of an Icon that is an icon',
      '<Card title="a" icon={<Icon icon="star" iconType="solid" size={9} />} />',
      'Card title="a" icon={"kind":"name","name":"star","type":"solid"}()',
    ],
    [
      'are images where the markup of an svg is an icon',
      `<Card title="a" icon='<svg strokeWidth="2"/>' />`,
      'Card title="a" icon={"kind":"image","src":"data:image/svg+xml,' +
        encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" stroke-width="2"/>') +
        '"}()',
    ],
    [
      'are emojis',
      '<Card title="a" icon="🚀" />',
      'Card title="a" icon={"kind":"emoji","text":"🚀"}()',
    ],
    [
      'are icons with their style',
      '<Card title="a" icon="fa-solid fa-b" iconType="thin" />',
      'Card title="a" icon={"kind":"name","name":"b","type":"thin"} iconType="thin"()',
    ],
    [
      'are images as icons, beside the file like other images',
      '<Card title="a" icon="./b.svg" /><Card title="c" icon="/d.svg" />',
      'Card title="a" icon={"kind":"image","src":"/./b.svg"}()Card title="c" ' +
        'icon={"kind":"image","src":"/d.svg"}()',
    ],
    ['say static markup in words', '<Card title={<>a <b>b</b></>} />', 'Card title="a b"()'],
    ['leave out what would have to run', '<Card title={f("a")} cta="b" />', 'Card cta="b"()'],
    [
      'of the prototype are unknown ones',
      '<Card title="a" constructor="b" __proto__="c" />',
      'Card title="a"()',
    ],
    [
      'hold values as JSON where words are asked',
      '<ParamField path="a" default={{b: [1]}} />',
      'ParamField path="a" default="{\\"b\\":[1]}" id="a"()',
    ],
  ];
  for (const [name, written, read] of rows) {
    it(name, () => {
      expect(treeOf(written)).to.equal(read);
    });
  }

  it('find icons that are images beside the file', () => {
    expect(treeOf('<Card title="a" icon="../b.svg" />', 'guide/start.mdx')).to.contain(
      '"src":"/guide/../b.svg"',
    );
  });

  it('read Markdown in captions', () => {
    expect(treeOf('<Frame caption="a **b**">\nc\n</Frame>')).to.contain('"kind":"strong"');
  });
});
