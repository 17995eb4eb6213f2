import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/layout/docs-feedback.js';
import type {DocsFeedback, DocsFeedbackEvent} from '../../../elements/layout/docs-feedback.js';
import {found, findDeep, restoreFiles, siteWith} from '../site/config-site.js';
import {inMode, links} from '../site/sample-site.js';

const repository = {
  host: 'github',
  url: 'https://github.com/acme/app',
  branch: 'main',
  directory: '',
} as const;

const feedback = (form = '') =>
  html`<docs-feedback
    .repository=${repository}
    .suggestEdit=${true}
    .raiseIssue=${true}
    .thumbsRating=${true}
    .links=${links}
    form=${form}
    path="guides/start"
    file="start.mdx"
    heading="Start"
  ></docs-feedback>`;

const buttons = (element: Element) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[part~="rate"]') ?? []),
];
const pressed = (element: Element) =>
  buttons(element).map((button) => button.getAttribute('aria-pressed'));
const status = (element: Element) =>
  element.shadowRoot?.querySelector('[role="status"]')?.textContent.trim();

after(() => restoreFiles());

describe('docs-feedback', () => {
  it('asks whether the page is helpful, and thanks for an answer', async () => {
    const element = await fixture<DocsFeedback>(feedback());
    const group = element.shadowRoot?.querySelector('[role="group"]');
    expect(group?.querySelector('#question')).to.have.text('Was this page helpful?');
    expect(buttons(element).map(({innerText}) => innerText.trim())).to.deep.equal(['Yes', 'No']);
    expect(status(element)).to.equal('');
    const events: unknown[] = [];
    element.addEventListener('docs-feedback', ({path, title, rating}: DocsFeedbackEvent) =>
      events.push([path, title, rating]),
    );
    buttons(element)[1]?.click();
    await element.updateComplete;
    expect(events).to.deep.equal([['guides/start', 'Start', 'down']]);
    expect(pressed(element)).to.deep.equal(['false', 'true']);
    expect(status(element)).to.equal('Thank you for your feedback.');
  });

  it('leaves all buttons in their place once the page is rated', async () => {
    const element = await fixture<DocsFeedback>(feedback('https://forms.example'));
    const places = () =>
      [...(element.shadowRoot?.querySelectorAll('button, a:not([part="form"])') ?? [])].map(
        (one) => {
          const {left, top} = one.getBoundingClientRect();
          return [left, top];
        },
      );
    const before = places();
    expect(before).to.have.length(4);
    buttons(element)[0]?.click();
    await element.updateComplete;
    expect(status(element)).to.equal('Thank you for your feedback.');
    expect(places()).to.deep.equal(before);
  });

  it('leaves a rating to a listener that cancels the event', async () => {
    const element = await fixture<DocsFeedback>(feedback());
    element.addEventListener('docs-feedback', (event) => event.preventDefault());
    buttons(element)[0]?.click();
    await element.updateComplete;
    expect(pressed(element)).to.deep.equal(['false', 'false']);
    expect(status(element)).to.equal('');
  });

  it('links to the form that the author names, once the page is rated', async () => {
    const form = 'https://forms.example/?page=$path&rating=$rating';
    const element = await fixture<DocsFeedback>(feedback(form));
    expect(element.shadowRoot?.querySelector('[part="form"]')).to.equal(null);
    buttons(element)[0]?.click();
    await element.updateComplete;
    const link = element.shadowRoot?.querySelector('[part="form"]');
    expect(link).to.have.text('Tell us more');
    expect(link).to.have.attribute('href', 'https://forms.example/?page=guides%2Fstart&rating=up');
  });

  it('remembers the rating of each page of a site', async () => {
    const site = await siteWith({feedback: {thumbsRating: true}});
    const element = (await found(site, 'docs-feedback')) as DocsFeedback;
    let count = 0;
    site.addEventListener('docs-feedback', () => count++);
    buttons(element)[0]?.click();
    await element.updateComplete;
    expect(pressed(element)).to.deep.equal(['true', 'false']);
    for (const [path, states] of [
      ['guides/second', ['false', 'false']],
      ['start', ['true', 'false']],
    ] as const) {
      site.path = path;
      await found(site, `docs-feedback[path="${path}"]`);
      await element.updateComplete;
      expect(pressed(element)).to.deep.equal(states);
      expect(status(element)).to.equal('');
    }
    expect(count).to.equal(1);
  });

  it('is not shown unless the author turns something on', async () => {
    const site = await siteWith({});
    await found(site, 'docs-pager');
    expect(findDeep(site, 'docs-feedback')).to.equal(undefined);
  });

  for (const mode of ['light', 'dark'] as const) {
    it(`is accessible in ${mode} mode`, async () => {
      const box = await fixture(inMode(mode, feedback('/form')));
      const element = box.querySelector('docs-feedback');
      if (element) buttons(element)[0]?.click();
      await element?.updateComplete;
      await expect(box).to.be.accessible();
    });
  }
});
