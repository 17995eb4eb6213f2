import {expect, fixture, html} from '@open-wc/testing';
import {hashCodec} from '../../../src/routing/codec.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {transition, type PageState, type ReadyState} from '../../../src/site/state.js';
import {PageFiles} from '../../../src/site/page-files.js';
import {english} from '../../../elements/locales/site-catalog.js';
import {afterPageShown, type ShownPage} from '../../../elements/site/after-page-shown.js';
import {siteOf} from '../../src/site/site-of.js';

function stateOf(page: PageState): ReadyState {
  const linkBase = {codec: hashCodec, base: new URL('https://site.example/')};
  const site = siteOf(['home', 'start']);
  const opened = transition({phase: 'booting'}, {type: 'site-opened', site, linkBase});
  const asked = transition(opened, {type: 'page-asked', path: 'start'});
  const state = transition(asked, {type: 'page-settled', path: 'start', page});
  if (state.phase !== 'ready') throw new Error('the site is open');
  return state;
}

const {page, problems} = parsePage('---\ntitle: Start here\n---\n', 'start.mdx', 'start');
const start: PageState = {phase: 'shown', page, problems};

/** Everything that happens after a page is shown, in order. */
async function stepsAfter(state: PageState, changes: Partial<ShownPage> = {}) {
  const steps: string[] = [];
  const element = await fixture<HTMLElement>(html`<div><h1 tabindex="-1">Title</h1></div>`);
  const host = Object.assign(element, {pageRoot: element});
  element.addEventListener('focusin', () => steps.push(`focus, titled ${document.title}`));
  element.addEventListener('docs-page-shown', () => steps.push('announcement'));
  document.title = 'Before';
  const showTitle = (title: string) => (document.title = title);
  const shown = {
    host,
    state: stateOf(state),
    resources: {
      history: {showTitle},
      labels: {read: () => steps.push('labels')},
      reader: {pageFiles: new PageFiles()},
    },
    scrollTarget: {hash: '', movesFocus: true},
    signal: new AbortController().signal,
    localize: english,
    checkSite: () => steps.push('checks'),
    layout: {update: () => steps.push('layout')},
    ...changes,
  };
  afterPageShown(shown as unknown as ShownPage); // as much of it as the steps use
  return {steps, host};
}

describe('afterPageShown', () => {
  const {title} = document;
  afterEach(() => {
    document.title = title;
  });

  it('does everything in order for a page that is new on the screen', async () => {
    const {steps, host} = await stepsAfter(start);
    expect(steps).to.deep.equal([
      'focus, titled Start here – Acme',
      'labels',
      'announcement',
      'checks',
      'layout',
    ]);
    expect(host.dataset['path']).to.equal('start');
  });

  it('updates the layout alone for a page that was shown before', async () => {
    const {steps} = await stepsAfter(start, {scrollTarget: undefined});
    expect(steps).to.deep.equal(['layout']);
    expect(document.title).to.equal('Before');
  });

  it('announces no page where there is none', async () => {
    const missing = {phase: 'missing', path: 'start', lookedFor: [], nearest: []} as const;
    const {steps, host} = await stepsAfter(missing);
    expect(steps).to.deep.equal([
      'focus, titled Page not found – Acme',
      'labels',
      'checks',
      'layout',
    ]);
    expect(host.dataset['path']).to.equal(undefined);
  });
});
