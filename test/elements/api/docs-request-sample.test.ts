import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/api/docs-request-sample.js';
import type {DocsRequestSample} from '../../../elements/api/docs-request-sample.js';
import {moreWriters} from '../../../src/requests/samples/more-writers.js';
import type {HttpRequest} from '../../../src/requests/request.js';
import {expectAccessibleInBothModes} from '../components/both-modes.js';
import {until} from '../until.js';

const request: HttpRequest = {
  method: 'GET',
  url: 'https://api.test/items',
  headers: [],
  cookies: [],
};

async function sampleOf(given: Partial<DocsRequestSample>) {
  return await fixture<DocsRequestSample>(
    html`<docs-request-sample
      .request=${request}
      .languages=${given.languages ?? []}
      .more=${given.more}
      .samples=${given.samples ?? []}
    ></docs-request-sample>`,
  );
}

const labels = (element: DocsRequestSample) => [
  ...(element.shadowRoot?.querySelectorAll('option') ?? []),
];

const code = (element: DocsRequestSample) => element.shadowRoot?.querySelector('docs-code');

describe('docs-request-sample', () => {
  it('shows the languages of the settings in their order', async () => {
    const element = await sampleOf({languages: ['Python', 'bash', 'unknown']});
    expect(labels(element).map(({text}) => text)).to.eql(['Python', 'cURL']);
  });

  it('ends with the last line of the sample, not with an empty one', async () => {
    const block = code(await sampleOf({languages: ['curl']}));
    const lines = () => [...(block?.shadowRoot?.querySelectorAll('.line') ?? [])];
    await until(() => lines().length > 0, 'the lines of the sample');
    expect(lines().at(-1)).to.have.trimmed.text("curl 'https://api.test/items'");
  });

  it('shows other languages where it is given what writes them', async () => {
    const languages = ['Kotlin', 'curl'];
    const element = await sampleOf({languages, more: moreWriters});
    expect(labels(element).map(({text}) => text)).to.eql(['Kotlin', 'cURL']);
    expect(code(element)?.language).to.equal('kotlin');
    expect(code(element)?.code).to.contain('.url("https://api.test/items")');
    expect(labels(await sampleOf({languages})).map(({text}) => text)).to.eql(['cURL']);
  });

  it('shows the default languages without settings', async () => {
    expect(labels(await sampleOf({}))).to.have.length(8);
  });

  it('shows the samples of the author first, in place of ours', async () => {
    const element = await sampleOf({
      languages: ['curl', 'python', 'go'],
      samples: [
        {language: 'Shell', label: 'CLI', source: 'items list'},
        {language: 'python', label: '', source: 'items.list()'},
      ],
    });
    expect(labels(element).map(({text}) => text)).to.eql(['CLI', 'Python', 'Go']);
    expect(code(element)?.code).to.equal('items list');
  });

  it('remembers the language for other samples', async () => {
    const element = await sampleOf({languages: ['curl', 'go', 'ruby']});
    const select = element.shadowRoot?.querySelector('select');
    if (!select) throw new Error('no list');
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change'));
    const other = await sampleOf({languages: ['curl', 'go', 'ruby']});
    expect(code(other)?.language).to.equal('go');
  });

  it('is accessible', async () => {
    await expectAccessibleInBothModes(await sampleOf({}));
  });
});
