import {expect, fixture, html} from '@open-wc/testing';
import {sendKeys} from '@web/test-runner-commands';
import '../../../../elements/components/diagrams/docs-diagram.js';
import type {DocsDiagram} from '../../../../elements/components/diagrams/docs-diagram.js';
import type {DocsDiagramView} from '../../../../elements/components/diagrams/docs-diagram-view.js';
import {expectAccessibleInBothModes, part} from '../both-modes.js';
import {until} from '../../until.js';

const flow = 'graph TD\n  A[Ask] --> B[Answer]';
const steps = Array.from({length: 12}, (_, at) => `N${at}[Number ${at}]`);
const wide = `graph LR\n  ${steps.join(' --> ')}`;

function diagram(source: string): Promise<DocsDiagram> {
  return fixture<DocsDiagram>(html`<docs-diagram .source=${source}></docs-diagram>`);
}

/** The drawing: what draws it is large and has to be fetched first. */
async function drawn(element: DocsDiagram): Promise<SVGElement> {
  const find = () => element.shadowRoot?.querySelector('svg');
  await until(find, 'nothing drawn');
  const svg = find();
  if (!svg) throw new Error('Nothing drawn');
  return svg;
}

describe('docs-diagram', () => {
  afterEach(() => document.documentElement.style.removeProperty('color-scheme'));

  it('draws its source, and leaves nothing else in the page', async () => {
    const {length} = document.body.children;
    const element = await diagram(flow);
    const svg = await drawn(element);
    expect(svg.textContent).to.contain('Ask').and.contain('Answer');
    expect(svg.getBoundingClientRect().height).to.be.above(50);
    expect(document.body.children.length).to.be.at.most(length + 1);
  });

  it('asks no other host', async () => {
    await drawn(await diagram(flow));
    const asked = performance.getEntriesByType('resource').map(({name}) => new URL(name).host);
    expect(asked.filter((host) => host !== location.host)).to.deep.equal([]);
  });

  it('is drawn only near the visible area', async () => {
    const near = await diagram(flow);
    const space = document.createElement('div');
    space.style.setProperty('height', '3000px');
    document.body.append(space);
    const far = document.createElement('docs-diagram');
    far.source = flow;
    document.body.append(far);
    try {
      // The diagram that is near has been drawn meanwhile.
      await drawn(near);
      expect(far.shadowRoot?.querySelector('svg')).to.equal(null);
      far.scrollIntoView();
      await drawn(far);
    } finally {
      space.remove();
      far.remove();
      scrollTo(0, 0);
    }
  });

  it('shows the text alternative of the author', async () => {
    const named = await diagram(
      'graph TD\n  accTitle: Questions\n  accDescr: How it goes\n  A --> B',
    );
    expect(part(named, 'diagram').getAttribute('aria-label')).to.equal('Questions. How it goes');
    const long = await diagram('graph TD\n  accDescr {\n    One\n    two\n  }\n  A --> B');
    expect(part(long, 'diagram').getAttribute('aria-label')).to.equal('One two');
    const plain = await diagram(flow);
    expect(part(plain, 'diagram').getAttribute('aria-label')).to.equal('Diagram');
  });

  it('shows the source and the error of a broken diagram', async () => {
    const element = await diagram('graph TD\n  A --> --> B');
    await until(() => element.shadowRoot?.querySelector('[part=message]'), 'no message');
    expect(part(element, 'message').textContent).to.contain('line 2');
    expect(element.shadowRoot?.querySelector('docs-code')?.code).to.contain('A --> --> B');
    await expectAccessibleInBothModes(element);
    element.source = flow;
    await drawn(element);
  });

  it('tells the author what is wrong, and on which line of the page', async () => {
    const problem = async (source: string) => {
      const told: HTMLElementEventMap['docs-diagram-error'][] = [];
      const listen = (event: (typeof told)[number]) => told.push(event);
      document.body.addEventListener('docs-diagram-error', listen);
      await fixture(html`<docs-diagram .source=${source} .place=${{line: 10}}></docs-diagram>`);
      await until(() => told.length > 0, 'nothing told');
      document.body.removeEventListener('docs-diagram-error', listen);
      return told[0];
    };
    const plain = await problem('graph TD\n  A --> B\n  A --> --> C\n  C --> D');
    expect(plain?.place.line).to.equal(13);
    expect(plain?.reason)
      .to.match(/^Parse error .*Expecting/)
      .and.not.contain('line');
    // Mermaid counts without these lines.
    const settings = '---\ntitle: T\n---\n';
    const commented = await problem(
      `${settings}%% a\ngraph TD\n\n  %% b\n  A --> --> C\n  C --> D`,
    );
    expect(commented?.place.line).to.equal(18);
    // At its end: no line after it.
    const open = await problem('graph TD\n  A --> B\n  C[');
    expect(open?.place.line).to.equal(13);
    const unknown = await problem('grpah TD\n  A --> B');
    expect(unknown?.place.line).to.equal(10);
  });

  it('has text that can be read on the fills of its author, in both modes', async () => {
    const source = [
      'flowchart TD',
      '  A[pale] -->|said| B[dark]',
      '  B --> C[classy] --> D[own]',
      '  style A fill:#ffe4e6',
      '  style B fill:#1e293b',
      '  classDef pale fill:#fef9c3',
      '  class C pale',
      '  style D fill:#f97316,color:#fff',
      '  subgraph group',
      '    E[inside]',
      '  end',
      '  style group fill:#eff6ff',
      '  linkStyle 0 stroke:#000',
      '  linkStyle 1 stroke:#fff',
    ].join('\n');
    const colorsOf = async (scheme: string) => {
      document.documentElement.style.setProperty('color-scheme', scheme);
      const svg = await drawn(await diagram(source));
      const texts = [...svg.querySelectorAll('foreignObject p')];
      const colors = texts.map((text) => [text.textContent, getComputedStyle(text).color] as const);
      const lines = [...svg.querySelectorAll('path.flowchart-link')].slice(0, 2);
      return {
        texts: new Map(colors),
        lines: lines.map((line) => getComputedStyle(line).stroke),
      };
    };
    const [black, white] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
    const inDark = await colorsOf('dark');
    expect(['pale', 'classy', 'group'].map((text) => inDark.texts.get(text))).to.deep.equal([
      black,
      black,
      black,
    ]);
    expect(inDark.lines).to.deep.equal([white, white]);
    const inLight = await colorsOf('light');
    expect(inLight.texts.get('dark')).to.equal(white);
    expect(inLight.lines).to.deep.equal([black, black]);
    // The color that the author chose for a fill is kept.
    expect([inDark.texts.get('own'), inLight.texts.get('own')]).to.deep.equal([white, white]);
  });

  it('has messages that can be read on the areas of a sequence', async () => {
    document.documentElement.style.setProperty('color-scheme', 'dark');
    const svg = await drawn(
      await diagram('sequenceDiagram\n  rect rgb(230, 240, 255)\n  A->>B: Hello\n  end'),
    );
    const message = svg.querySelector('.messageText');
    expect(message && getComputedStyle(message).fill).to.equal('rgb(0, 0, 0)');
  });

  it('is drawn anew when the mode changes', async () => {
    document.documentElement.style.setProperty('color-scheme', 'light');
    const element = await diagram(flow);
    const light = await drawn(element);
    const fillOf = () => {
      const box = element.shadowRoot?.querySelector('.node rect');
      return box ? getComputedStyle(box).fill : '';
    };
    const lightFill = fillOf();
    document.documentElement.style.setProperty('color-scheme', 'dark');
    await until(() => element.shadowRoot?.querySelector('svg') !== light, 'not redrawn');
    expect(fillOf()).to.not.equal(lightFill);
  });

  it('contains nothing that runs', async () => {
    const svg = await drawn(
      await diagram(
        'graph TD\n  A["<img src=x onerror=alert(1)>"] --> B\n  click B "javascript:alert(1)"',
      ),
    );
    expect(svg.querySelector('script, [onerror], [onclick]')).to.equal(null);
    for (const link of svg.querySelectorAll('a')) {
      expect(link.outerHTML).to.not.contain('javascript:');
    }
  });

  it('takes no style sheet from its source', async () => {
    const css = ':host { position: fixed } * { background: url(/diagram.png) }';
    for (const start of [
      `%%{init: ${JSON.stringify({securityLevel: 'loose', secure: [], themeCSS: css})}}%%\n`,
      `---\nconfig:\n  secure: []\n  themeCSS: ${JSON.stringify(css)}\n---\n`,
    ]) {
      const element = await diagram(start + flow);
      const svg = await drawn(element);
      expect(svg.querySelector('style')?.textContent).to.not.contain('diagram.png');
      expect(getComputedStyle(element).position).to.equal('static');
    }
  });

  it('takes no styles from the settings of fonts or from labels', async () => {
    const font = 'x; background: url(/diagram.png)';
    for (const source of [
      `%%{init: ${JSON.stringify({fontFamily: font, altFontFamily: font})}}%%\n${flow}`,
      `---\nconfig:\n  fontFamily: ${JSON.stringify(font)}\n---\n${flow}`,
      'flowchart LR\n  a["<b style=\'background: url(/diagram.png)\'>A</b>"] --> b',
    ]) {
      const svg = await drawn(await diagram(source));
      expect(svg.outerHTML).to.not.contain('diagram.png');
    }
  });

  it('fits a narrow column, however wide it is', async () => {
    const column = await fixture(html`<div><docs-diagram .source=${wide}></docs-diagram></div>`);
    (column as HTMLElement).style.setProperty('width', '300px');
    const element = column.querySelector('docs-diagram');
    if (!element) throw new Error('No diagram');
    const {width} = (await drawn(element)).getBoundingClientRect();
    expect(width).to.be.within(200, 300);
    expect(part(element, 'diagram').scrollWidth).to.be.at.most(300);
  });

  describe('is enlarged', () => {
    async function enlarged(): Promise<readonly [DocsDiagram, DocsDiagramView]> {
      const element = await diagram(wide);
      await drawn(element);
      part(element, 'zoom').focus();
      await sendKeys({press: 'Enter'});
      const find = () => element.shadowRoot?.querySelector('docs-diagram-view');
      await until(() => find()?.shadowRoot?.querySelector('dialog[open]'), 'not open');
      const view = find();
      if (!view) throw new Error('No view');
      return [element, view];
    }
    it('to the window, until Escape, which gives the focus back', async () => {
      const [element, view] = await enlarged();
      const area = part(view, 'area');
      const {width = 0} = area.firstElementChild?.getBoundingClientRect() ?? {};
      expect(width).to.be.within(area.clientWidth - 2, area.clientWidth);
      await expectAccessibleInBothModes(element);
      await sendKeys({press: 'Escape'});
      await until(() => !element.shadowRoot?.querySelector('docs-diagram-view'));
      await until(() => element.shadowRoot?.activeElement === part(element, 'zoom'));
    });

    it('by a click on it, but not on a link in it', async () => {
      const element = await diagram(`${flow}\n  click A "#a"`);
      const svg = await drawn(element);
      const link = svg.querySelector('a');
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
      svg.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      await until(() => element.shadowRoot?.querySelector('docs-diagram-view'));
      expect(link).to.not.equal(null);
    });
  });

  it('is accessible', async () => {
    const element = await diagram(flow);
    await drawn(element);
    await expectAccessibleInBothModes(element);
  });
});
