import {expect} from '@open-wc/testing';
import {lazy} from '../../../elements/shared/lazy.js';
import type {DocsPartUnavailableEvent} from '../../../elements/shared/page-events.js';

/** A module that can be imported once the network is back. */
function flakyModule() {
  const network = {isUp: false};
  const load = () =>
    network.isUp ? Promise.resolve({name: 'module'}) : Promise.reject(new TypeError('Offline'));
  return {network, load};
}

/** The browser is offline during a test, and reaches no host. */
function goOffline(): void {
  const {fetch} = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Offline'));
  Object.defineProperty(navigator, 'onLine', {configurable: true, get: () => false});
  stops.push(() => {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(navigator, 'onLine');
  });
}

/** A service worker controls the page during a test. */
function haveServiceWorker(): void {
  const serviceWorker = {controller: {}};
  Object.defineProperty(navigator, 'serviceWorker', {configurable: true, value: serviceWorker});
  stops.push(() => Reflect.deleteProperty(navigator, 'serviceWorker'));
}

/** The names of parts that are reported as missing during a test. */
function observeMissing(): readonly string[] {
  const names: string[] = [];
  const add = ({part}: DocsPartUnavailableEvent) => names.push(part);
  addEventListener('docs-part-unavailable', add);
  stops.push(() => removeEventListener('docs-part-unavailable', add));
  return names;
}

const stops: (() => void)[] = [];

describe('lazy', () => {
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  it('gives a module to its caller', async () => {
    const names: string[] = [];
    const part = await lazy(
      'locales/de',
      () => import('../../../src/locales/de.js'),
    )(({messages}) => names.push(messages.Close));
    expect(part?.messages.Close).to.equal('Schließen');
    expect(names).to.eql(['Schließen']);
  });

  it('resolves to nothing when a module cannot be imported, and says which', async () => {
    const missing = observeMissing();
    const {network, load} = flakyModule();
    expect(await lazy('badge', load)()).to.equal(undefined);
    expect(missing).to.eql(['badge']);
    network.isUp = true; // it would be imported again in the tests that follow
  });

  it('imports the module again each time the browser comes online, until it is there', async () => {
    const missing = observeMissing();
    const {network, load} = flakyModule();
    const loaded = new Promise((resolve) => void lazy('badge', load)(resolve));
    await reported();
    dispatchEvent(new Event('online'));
    await reported();
    network.isUp = true;
    dispatchEvent(new Event('online'));
    expect(await loaded).to.eql({name: 'module'});
    dispatchEvent(new Event('online'));
    expect(missing).to.eql(['badge', 'badge']);
  });

  it('imports no module while offline, and imports it when the browser is online', async () => {
    goOffline();
    let imports = 0;
    const load = () => Promise.resolve({number: ++imports});
    const loaded = new Promise((resolve) => void lazy('tabs', load)(resolve));
    await reported();
    expect(imports).to.equal(0);
    stops.splice(0).forEach((stop) => stop());
    dispatchEvent(new Event('online'));
    expect(await loaded).to.eql({number: 1});
  });

  it('imports a module while offline that was imported before', async () => {
    const load = () => Promise.resolve({});
    await lazy('steps', load)();
    goOffline();
    expect(await lazy('steps', load)()).to.eql({});
  });

  it('imports a module while offline where a service worker may have it', async () => {
    goOffline();
    haveServiceWorker();
    expect(await lazy('tree', () => Promise.resolve({}))()).to.eql({});
  });
});

/** Resolves once a part is reported as missing. */
function reported(): Promise<Event> {
  return new Promise((resolve) => addEventListener('docs-part-unavailable', resolve, {once: true}));
}
