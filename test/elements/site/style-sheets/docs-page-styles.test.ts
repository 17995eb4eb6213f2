import {expect} from '@open-wc/testing';
import type {DocsDiagnosticsEvent} from '../../../../elements/shared/events.js';
import {files, siteAt} from '../acme-site.js';
import {stubFiles} from '../stub-files.js';
import {until} from '../../until.js';

const config = {name: 'Acme', navigation: [{group: 'Start', pages: ['start', 'other']}]};
const page = (style: string) => `---\ntitle: Start\n---\n\n${style}\n\n<p className="a">A</p>\n`;

describe('docs-page-styles', () => {
  let restore: () => void;
  before(() => {
    files.set('styled/docs.json', JSON.stringify(config));
    files.set('styled/other.md', page(''));
    restore = stubFiles(files);
  });
  after(() => restore());

  async function siteWith(style: string) {
    files.set('styled/start.md', page(style));
    const site = await siteAt('start', {name: 'styled'});
    const padding = () => {
      const element = site.querySelector('.a');
      return element && getComputedStyle(element).paddingTop;
    };
    return {site, padding};
  }

  it('applies the styles of a page, and takes no space', async () => {
    const {site, padding} = await siteWith('<style>.a { padding: 7px }</style>');
    expect(padding()).to.equal('7px');
    const element = site.querySelector('docs-page-styles') as HTMLElement;
    expect(element.getBoundingClientRect().height).to.equal(0);
    await expect(site).to.be.accessible();
  });

  it('ends with the page, and begins again with an element that comes back', async () => {
    const {site, padding} = await siteWith('<style>.a { padding: 7px }</style>');
    const box = site.parentElement;
    const {length} = document.adoptedStyleSheets;
    site.remove();
    expect(document.adoptedStyleSheets.length).to.equal(length - 1);
    expect(site.dataset['styles']).to.equal(undefined);
    box?.append(site);
    await until(() => padding() === '7px');
    site.path = 'other';
    await until(() => site.dataset['path'] === 'other');
    expect(padding()).to.equal('0px');
    expect(site.dataset['styles']).to.equal(undefined);
  });

  it('lets later ones of a page win', async () => {
    const {padding} = await siteWith(
      '<style>.a { padding: 7px }</style>\n\n<style>.a { padding: 8px }</style>',
    );
    expect(padding()).to.equal('8px');
  });

  it('reports what is no CSS, and what is nested too deep', async () => {
    let found: readonly string[] = [];
    const listen = ({diagnostics}: DocsDiagnosticsEvent) => {
      found = diagnostics.map(({code, location}) => `${code}@${String(location.line)}`);
    };
    document.body.addEventListener('docs-diagnostics', listen);
    await siteWith(`<style>\n.a\n</style>\n\n<style>{\`${'a{'.repeat(300)}\`}</style>`);
    await until(() => found.length > 1, 'the problems');
    document.body.removeEventListener('docs-diagnostics', listen);
    expect(found).to.include.members(['style/no-rules@6', 'style/too-deep@9']);
  });
});
