import {ScannedPage} from '../../../../src/content/scanned-page.js';
import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {needs} from '../../../../src/content/syntax.js';
import {htmlReader} from '../../../../src/content/html/html-node.js';
import {parsePage} from '../../../../src/content/parse-page.js';
import {problemsOf, treeOf} from '../../../harness/print-nodes.js';
import {testTrees, type TreeRow} from '../../../harness/tree-rows.js';

const hasHtml = (text: string) => needs(new ScannedPage(text)).has('html');

describe('needs of HTML', () => {
  it('finds tags in lower case, but no examples in code', () => {
    expect(hasHtml('a <kbd>b</kbd>')).to.equal(true);
    expect(hasHtml('<Icon icon="a" style="width: 14px" />')).to.equal(true);
    expect(hasHtml('<Icon icon="a" />, style=a')).to.equal(false);
    expect(hasHtml('List<string>')).to.equal(true);
    expect(hasHtml('`<kbd>`, List<String>, <Note>\n\n```html\n<kbd>\n```')).to.equal(false);
  });
});

describe('HTML elements', () => {
  it('show what they hold until what reads them is there', () => {
    const {body} = parsePage('a <kbd>b</kbd><br />c', 'a.mdx', 'a').page;
    expect(body).to.deep.equal([
      {
        kind: 'paragraph',
        line: 1,
        children: [{kind: 'text', text: 'a b'}, {kind: 'break'}, {kind: 'text', text: 'c'}],
      },
    ]);
  });

  const rows: readonly TreeRow[] = [
    [
      'keep attributes of the allow-list',
      '<a href="/b" target="_blank" onclick="x()">c</a>',
      'p(<a href=/b target=_blank>(c))',
    ],
    [
      'have the summary of details as a child, whatever follows it',
      '<details>\n<summary>T</summary>\nsome **text**\n</details>',
      '<details>(<summary>(T)p(some strong(text)))',
    ],
    [
      'keep the text before a summary',
      '<details>First <summary>T</summary> next\n\nlast</details>',
      '<details>(p(First)<summary>(T)p(next)p(last))',
    ],
    [
      'have rows and captions of tables as children',
      '<table>\n<caption>C</caption> a\n\n<tr><td>b</td></tr> c\n<tr><td>d</td></tr>\n</table>',
      '<table>(<caption>(C)p(a)<tr>(<td>(b))p(c)<tr>(<td>(d)))',
    ],
    [
      'have items of lists as children',
      '<ul>\n<li>a</li> b\n\n<li>c</li> d\n</ul>\n<dl>\n<dt>e</dt> f\n\n<dd>g</dd> h\n</dl>',
      '<ul>(<li>(a)p(b)<li>(c)p(d))<dl>(<dt>(e)p(f)<dd>(g)p(h))',
    ],
    [
      'have the sources of pictures and videos as children',
      '<picture>\n<source srcset="/a.webp" />\n\n![b](/a.png)\n</picture>\n\n' +
        '<video>\n<source src="/a.mp4" /> c\n\nd\n</video>',
      'p(<picture>(<source srcset=/a.webp >()image:/a.png(b)))' +
        '<video>(<source src=/a.mp4>()p(c)p(d))',
    ],
    [
      'have fields, and lists with options alone',
      '<div>\n<select defaultValue="b">\n  <option value="a">**One**</option>\n  text\n' +
        '  <option>Two</option>\n</select>\n</div>',
      '<div>(<select value=b>(<option value=a>(One)<option>(Two)))',
    ],
    [
      'send nothing',
      '<form action="/x" target="_top"><input type="text" formaction="/y" value="z" /></form>',
      '<div>(<input type=text value=z>())',
    ],
    ['lose unsafe URLs', '<a href="javascript:x()">c</a>', 'p(<a href=nowhere>(c))'],
    ['judge URLs after decoding', '<a href="java&#115;cript:x()">c</a>', 'p(<a href=nowhere>(c))'],
    [
      'never keep a document for a frame',
      '<iframe srcdoc="<script>x</script>" src="https://a.example/"></iframe>',
      '<iframe src=https://a.example/>()',
    ],
    [
      'judge each picture of a srcset',
      '<picture><source srcSet="/a.png 1x, javascript:x() 2x, https://b.example/c.png 640w" ' +
        '/></picture>',
      'p(<picture>(<source srcset=/a.png 1x, https://b.example/c.png 640w>()))',
    ],
    [
      'judge the pictures of a srcset without blanks',
      '<picture><source srcSet="/a.png 1x,/b.png 2x" /></picture>',
      'p(<picture>(<source srcset=/a.png 1x, /b.png 2x>()))',
    ],
    [
      'read classes of both spellings',
      '<div className="a"><b class="c">d</b></div>',
      '<div class=a>(<b class=c>(d))',
    ],
    [
      'read styles of both spellings, known properties only',
      '<p style={{textAlign: "center", width: 5, position: "fixed"}}>a</p>\n\n<p ' +
        'style="color: red; background: url(x)">b</p>',
      '<p text-align:center width:5px>(a)<p color:red>(b)',
    ],
    [
      'read attributes without quotes and flags',
      '<img src=/a.png width=5 inert />',
      'p(<img src=/a.png width=5>())',
    ],
    [
      'are those that Markdown lacks',
      '<kbd>Ctrl</kbd> + <kbd>C</kbd>, H<sub>2</sub>O, <abbr title="a">b</abbr>',
      'p(<kbd>(Ctrl) + <kbd>(C), H<sub>(2)O, <abbr title=a>(b))',
    ],
    [
      'hold Markdown',
      '<details>\n<summary>a</summary>\n\n**b**\n</details>',
      '<details>(<summary>(a)p(strong(b)))',
    ],
    [
      'keep inline elements apart that are on lines of their own',
      '<div className="flex">\n<a href="/a">\nb\n</a>\n<a href="/c">\nd\n</a>\n</div>',
      '<div class=flex>(<a href=/a>(b) <a href=/c>(d))',
    ],
    [
      'take attributes as JSX spells them',
      '<td colSpan={2} rowSpan="3" align="right" vAlign="top">a</td>\n\n<video autoPlay ' +
        'playsInline controlsList="nodownload"></video>\n\n<iframe src="https://a.example/" ' +
        'frameBorder="0" allowFullScreen />',
      '<td colspan=2 rowspan=3 align=right valign=top>(a)<video autoplay= playsinline= ' +
        'controlslist=nodownload>()<iframe src=https://a.example/ frameborder=0 ' +
        'allowfullscreen=>()',
    ],
    [
      'let frames do only what videos need',
      '<iframe src="https://a.example/" name="createComment" allow="camera; Autoplay *; ' +
        "display-capture 'src';; encrypted-media; geolocation\" />",
      '<iframe src=https://a.example/ allow=Autoplay *; encrypted-media>()',
    ],
    ['stay hidden where they are', '<div hidden>a</div>', '<div hidden=>(a)'],
    [
      'give numbers of styles their unit, where they have one',
      '<p style={{marginTop: -4, lineHeight: 2, zIndex: 3, flexGrow: 1, fontWeight: 600, ' +
        '"--x": 5, borderRadius: 8}}>a</p>',
      '<p margin-top:-4px line-height:2 z-index:3 flex-grow:1 font-weight:600 --x:5 ' +
        'border-radius:8px>(a)',
    ],
    [
      'keep the blanks and signs of a style',
      '<p style="background: linear-gradient(90deg, red; blue); WIDTH : calc(100% - ' +
        '2px)!important;">a</p>',
      '<p background:linear-gradient(90deg, red; blue) width:calc(100% - 2px)>(a)',
    ],
    [
      'stay where they are placed, and fetch nothing by their style',
      "<p style=\"position: fixed; top: 0; background: image-set('https://evil.example/' " +
        '1x); background-image: u\\72l(https://evil.example); --x: url(//evil.example); ' +
        'behavior: x; mask: element(#a); position : sticky">a</p>',
      '<p top:0 position:sticky>(a)',
    ],
    [
      'keep custom properties of their own, and leave those of the site alone',
      '<p style="--docs-shadow: 0 0 0 9999px red; --_left: 0; --mine: 1px">a</p>\n\n' +
        '<p style={{"--docs-color-raised": "red", "--docsy": 2}}>b</p>',
      '<p --mine:1px>(a)<p --docsy:2>(b)',
    ],
    [
      'draw what is plain, in colors and classes of the page',
      '<svg viewBox="0 0 2 2" className="w-4" strokeWidth={2} fill="none"><defs>' +
        '<linearGradient id="g"><stop offset="0" stopColor="red" /></linearGradient></defs><g ' +
        'fill="url(#g)"><path d="M0 0h2" stroke="currentColor"/></g><title>A &amp; B</title>' +
        '</svg>',
      'p(<svg viewBox=0 0 2 2 class=w-4 stroke-width=2 fill=none>(<defs>(<linearGradient ' +
        'id=g>(<stop offset=0 stop-color=red>()))<g fill=url(#g)>(<path d=M0 0h2 ' +
        'stroke=currentColor>())<title>(A & B)))',
    ],
    [
      'are as wide as their viewBox where they have no size',
      '<svg viewBox="0 0 24 12"><svg viewBox="0 0 2 2"/></svg>',
      'p(<svg viewBox=0 0 24 12 width=24 aria-hidden=true>(<svg viewBox=0 0 2 2 ' +
        'aria-hidden=true>()))',
    ],
    ...['width="5"', 'height="5"', 'class="md:h-5"', 'class="a size-5"'].map(
      (size) =>
        [
          `keep their ${size}`,
          `<svg role="img" viewBox="0 0 24 12" ${size}/>`,
          `p(<svg role=img viewBox=0 0 24 12 ${size.replaceAll('"', '')}>())`,
        ] as const,
    ),
    [
      'keep the size of their style',
      '<svg role="img" viewBox="0 0 24 12" style={{width: 5}}/>',
      'p(<svg role=img viewBox=0 0 24 12 width:5px>())',
    ],
    [
      'draw with the shadows of drawing programs',
      '<svg role="img"><g filter="url(#f)"/><filter id="f" filterUnits="userSpaceOnUse">' +
        '<feGaussianBlur stdDeviation="2"/><feImage href="https://evil.example"/></filter>' +
        '</svg>',
      'p(<svg role=img>(<g filter=url(#f)>()<filter id=f filterUnits=userSpaceOnUse>' +
        '(<feGaussianBlur stdDeviation=2>())))',
    ],
    [
      'draw nothing that would be fetched, by whichever function',
      '<svg width="9" mask="image-set(\'https://evil.example/\' 1x)"><path fill="url( #g )" ' +
        'd="M0 0"/></svg>',
      'p(<svg width=9 aria-hidden=true>(<path fill=url( #g ) d=M0 0>()))',
    ],
    [
      'draw nothing that runs, moves, refers or embeds',
      '<svg onload="x()"><script>x()</script><a href="javascript:x()"><rect width="1"/></a>' +
        '<use href="https://evil.example/#a"/><image href="/a.png"/><foreignObject><div>' +
        'b</div></foreignObject><animate attributeName="href" to="javascript:x()"/><path ' +
        'fill="url(https://evil.example)" d="M0 0"/></svg>',
      'p(<svg aria-hidden=true>(<path d=M0 0>()))',
    ],
    [
      'show parts of drawings of the same page again, in every spelling',
      '<svg width="0" aria-hidden="true"><symbol id="a" viewBox="0 0 2 2"><path d="M0 0"/>' +
        '</symbol></svg>\n\n<svg width="9"><use href="#a"/><use xlink:href="#a" x="1"/>' +
        '<use xlinkHref="#a"/></svg>',
      'p(<svg width=0 aria-hidden=true>(<symbol id=a viewBox=0 0 2 2>(<path d=M0 0>())))' +
        'p(<svg width=9 aria-hidden=true>(<use href=#a>()<use href=#a x=1>()<use href=#a>()))',
    ],
    [
      'show no parts again that show others again, which could be any number',
      '<svg role="img"><g id="a"><use href="#b"/></g><use id="c" href="#a"/></svg> ' +
        '<svg id="d"><use href="#a"/></svg>',
      'p(<svg role=img>(<g id=a>()) <svg id=d aria-hidden=true>())',
    ],
    ['need no paragraph in a paragraph', '<p>\n  a\n</p>', '<p>(a)'],
    [
      'nest tables',
      '<table>\n<tr>\n<td>\n\n`a`\n\n</td>\n</tr>\n</table>',
      '<table>(<tr>(<td>(code(a))))',
    ],
  ];
  testTrees(rows);

  it('lets a part that is painted again refer to one other such part', () => {
    const twice = (attribute: string) => `<path ${attribute} />`.repeat(2);
    for (const [part, attribute] of [
      ['mask', 'mask="url(#b)"'],
      ['clipPath', 'clip-path="url(#b)"'],
      ['marker', 'marker-end="url(#b)"'],
      ['pattern', 'fill="url(#b)"'],
    ] as const) {
      const svg = `<svg><${part} id="a">${twice(attribute)}</${part}>${twice(attribute)}</svg>`;
      expect(treeOf(svg).match(/url\(#b\)/g), part).to.have.length(3);
      expect(problemsOf(svg), part).to.deep.equal(['page/dropped-attribute@1']);
    }
    const gradients = `<svg><mask id="a">${twice('fill="url(#b)"')}</mask></svg>`;
    expect(problemsOf(gradients)).to.deep.equal([]);
  });

  it('show only so much again that a page stays fast, before and after it is used', () => {
    const part = (id: string) => `<svg><g id="${id}">${'<path d="M0 0"/>'.repeat(999)}</g></svg>`;
    const uses = '<svg>' + '<use href="#a"/>'.repeat(300) + '</svg>';
    for (const text of [part('a') + uses, uses + part('a')]) {
      const tree = treeOf(text);
      const elements = tree.split('<path').length - 1;
      expect(elements * (tree.split('<use').length - 1)).to.be.lessThan(100_001);
      expect(tree).to.contain('<use href=#a>');
      expect(problemsOf(text)).to.include('page/unknown-element@1');
    }
  });

  it('keep data attributes that mean nothing for the site, and leave out the others', () => {
    const text =
      '<div data-state="open" data-Open data-page="2" data-docs-x="1" data-x={y}>b</div>';
    expect(treeOf(text)).to.equal('<div data-state=open data-open=true>(b)');
    expect(problemsOf(text)).to.deep.equal([]);
  });

  it('say what they cannot have, and where', () => {
    expect(
      problemsOf(
        'a\n\n<div data-x="1" itemProp="y" onClick={() => x()}\n  style="position: fixed; ' +
          'color: red" srcdoc="x">b</div>',
      ),
    ).to.deep.equal([
      'page/dropped-attribute@3',
      'page/dropped-attribute@3',
      'page/dropped-attribute@3',
    ]);
    expect(
      problemsOf('<iframe src="https://a.example/" name="a" allow="camera; autoplay; usb;" />'),
    ).to.deep.equal(Array(3).fill('page/dropped-attribute@1'));
    for (const target of ['/sprite.svg#a', 'https://evil.example/#a', 'javascript:x()', '#']) {
      const found = problemsOf(`<svg><use href="${target}"/></svg>`);
      expect(found).to.deep.equal(['page/dropped-attribute@1', 'page/unknown-element@1']);
    }
    expect(problemsOf('<form action="/x">a</form>')).to.deep.equal(['page/dropped-attribute@1']);
    expect(problemsOf('<Card img="javascript:x()" />')).to.deep.equal(['link/refused@1']);
    const url = 'vscode:extension/acme.anvil';
    for (const loaded of ['<img src="URL" />', '<iframe src="URL" />', '<Card img="URL" />']) {
      expect(problemsOf(loaded.replace('URL', url))).to.deep.equal(['link/refused@1']);
    }
    for (const clicked of ['<a href="URL">a</a>', '[a](URL) <URL>', '<Card href="URL">a</Card>']) {
      expect(problemsOf(clicked.replaceAll('URL', url))).to.deep.equal([]);
    }
    expect(problemsOf('<div className={cn("a")}>a</div>')).to.deep.equal([
      'page/unsupported-expression@1',
    ]);
  });

  it('give headings and components the classes and style that are written on them', () => {
    const {body} = parsePage(
      '<h2 align="center" className="a">b</h2>\n\n<Note className="c" style={{width: 5}}>' +
        'd</Note>\n\n<Note>e</Note>',
      'a.mdx',
      'a',
      {extensions: {html: htmlReader}},
    ).page;
    const styles = body.map((node) =>
      'authorStyles' in node
        ? [node.authorStyles?.classes, ...(node.authorStyles?.style ?? [])]
        : [],
    );
    expect(styles).to.deep.equal([['a', ['text-align', 'center']], ['c', ['width', '5px']], []]);
  });
});
