import {expect} from '@open-wc/testing';
import type {DocsFeedback} from '../../../elements/layout/docs-feedback.js';
import {lastChange} from '../../../elements/layout/last-change.js';
import type {DocsDiagnosticsEvent} from '../../../elements/shared/events.js';
import {findDeep, found, restoreFiles, siteWith} from '../site/config-site.js';
import {until} from '../until.js';

after(() => restoreFiles());

const feedback = {suggestEdit: true, raiseIssue: true};

/** A site of which the host page shows a paragraph after each page. */
async function siteWithAddition(isolated = false) {
  const site = await siteWith({}, {attributes: isolated ? {isolated: ''} : {}});
  const added = document.createElement('p');
  added.slot = 'after-page';
  added.textContent = 'Comments';
  site.append(added);
  return {site, added};
}

describe('the end of a page', () => {
  it('links to the page’s file and a new issue of the repository in an attribute', async () => {
    const site = await siteWith(
      {feedback, topbarCtaButton: {type: 'github', url: 'https://github.com/acme/other'}},
      {
        attributes: {
          path: 'guides/second',
          repository: 'https://github.com/acme/app',
          branch: 'next',
          directory: 'docs',
        },
      },
    );
    const edit = await found(site, 'a[part="edit"]');
    expect(edit).to.have.trimmed.text('Edit this page');
    expect(edit).to.have.attribute(
      'href',
      'https://github.com/acme/app/edit/next/docs/guides/second.mdx',
    );
    const issue = await found(site, 'a[part="issue"]');
    expect(issue).to.have.trimmed.text('Report an issue');
    expect(issue.getAttribute('href')).to.contain(
      'https://github.com/acme/app/issues/new?title=Second+page&',
    );
    expect(issue).to.have.attribute('rel', 'noopener noreferrer');
  });

  it('is in the main landmark of the page, as notes about it are; the footer is not', async () => {
    const site = await siteWith(
      {feedback, versions: ['2', '1'], footerSocials: {github: 'https://github.com/acme'}},
      {attributes: {repository: 'https://github.com/acme/app'}},
    );
    await found(site, 'a[part="edit"]');
    const isInMain = ['docs-notes', 'docs-feedback', 'docs-pager', 'docs-footer'].map((name) =>
      findDeep(site, name)?.matches('main *'),
    );
    expect(isInMain).to.deep.equal([true, true, true, false]);
  });

  for (const isolated of [false, true]) {
    const where = isolated ? 'an isolated page' : 'a page';

    it(`shows what the host page adds after ${where}, below the links to others`, async () => {
      const {site, added} = await siteWithAddition(isolated);
      const pager = await found(site, 'docs-pager');
      await until(() => added.checkVisibility());
      expect(added.assignedSlot?.matches('main *')).to.equal(true);
      expect(added.getBoundingClientRect().top).to.be.above(pager.getBoundingClientRect().bottom);
      site.path = 'guides/second';
      await until(() => site.dataset['path'] === 'guides/second');
      expect(site.contains(added) && added.checkVisibility()).to.equal(true);
    });
  }

  it('shows nothing of the host page after a page that does not exist', async () => {
    const {site, added} = await siteWithAddition();
    await until(() => added.checkVisibility());
    site.path = 'guides/nothing';
    await until(() => site.dataset['path'] === undefined);
    await until(() => !added.checkVisibility());
    site.path = 'start';
    await until(() => added.checkVisibility());
  });

  it('takes no space for what the host page adds until that is filled', async () => {
    const {site, added} = await siteWithAddition();
    await until(() => added.checkVisibility());
    const end = await found(site, '[part="end"]');
    const filled = end.clientHeight;
    added.textContent = '';
    const empty = end.clientHeight;
    expect(empty).to.be.below(filled);
    added.remove();
    expect(end.clientHeight).to.equal(empty);
  });

  it('finds the repository in the configuration, and shows only what is asked for', async () => {
    const site = await siteWith({
      feedback: {suggestEdit: true},
      footer: {socials: {github: 'https://github.com/acme/app'}},
    });
    expect(await found(site, 'a[part="edit"]')).to.have.attribute(
      'href',
      'https://github.com/acme/app/edit/main/start.mdx',
    );
    expect(findDeep(site, 'a[part="issue"]')).to.equal(undefined);
  });

  it('links to the file of the repository that the author names, unless told not to', async () => {
    const repo = 'acme/docs';
    const named = await siteWith({feedback: {repo}});
    expect(await found(named, 'a[part="edit"]')).to.have.attribute(
      'href',
      'https://github.com/acme/docs/edit/main/start.mdx',
    );
    expect(findDeep(named, 'a[part="issue"]')).to.equal(undefined);
    const without = await siteWith({feedback: {repo, suggestEdit: false}});
    await found(without, 'docs-pager');
    expect(findDeep(without, 'a[part="edit"]')).to.equal(undefined);
    const guessed = await siteWith({footerSocials: {github: 'https://github.com/acme/app'}});
    await found(guessed, 'docs-pager');
    expect(findDeep(guessed, 'a[part="edit"]')).to.equal(undefined);
  });

  it('has no such links without a repository, and tells the author', async () => {
    let codes: readonly string[] = [];
    const listen = (event: Event) => {
      const {diagnostics} = event as DocsDiagnosticsEvent; // as its name says
      codes = diagnostics.map(({code, location}) => `${code} ${location.pointer}`);
    };
    document.addEventListener('docs-diagnostics', listen);
    const site = await siteWith({feedback, footerSocials: {github: 'https://github.com/acme'}});
    await until(() => codes.includes('config/no-repository /feedback'));
    document.removeEventListener('docs-diagnostics', listen);
    expect(findDeep(site, 'docs-feedback')).to.equal(undefined);
  });

  it('says when a page was changed last', async () => {
    const files = {'start.mdx': '---\ntitle: Start\nlastUpdatedDate: 2024-05-17\n---\n\nHello.\n'};
    const site = await siteWith({}, {files});
    expect(await found(site, 'time')).to.have.attribute('datetime', '2024-05-17');
    site.path = 'guides/second';
    await until(() => !findDeep(site, 'time'));
  });

  describe('says when the host changed the file', () => {
    const may = 'Fri, 17 May 2024 08:00:00 GMT';
    const june = 'Mon, 17 Jun 2024 08:00:00 GMT';
    const dates = (page: string, config: string) => ({'start.mdx': page, 'docs.json': config});
    const updated = async (config: object, modified: Readonly<Record<string, string>>) => {
      const site = await siteWith(config, {modified});
      return (await found(site, 'time')).getAttribute('datetime');
    };

    it('if the author names the repository', async () => {
      const config = {feedback: {repo: 'acme/docs'}};
      expect(await updated(config, dates(may, june))).to.equal('2024-05-17');
    });

    it('but not if all files have the date of the deployment, unless told to', async () => {
      const config = {feedback: {repo: 'acme/docs'}};
      const site = await siteWith(config, {modified: dates(may, may)});
      const box = (await found(site, 'docs-feedback')) as DocsFeedback;
      await until(() => box.dated);
      await lastChange(...(box.dated ?? ['']));
      await box.updateComplete;
      expect(findDeep(site, 'time')).to.equal(undefined);
      const always = {metadata: {timestamp: true}};
      expect(await updated(always, dates(may, may))).to.equal('2024-05-17');
    });
  });

  it('has columns of links above the accounts', async () => {
    const links = [{header: 'Product', items: [{label: 'Prices', href: 'https://acme.example/'}]}];
    const site = await siteWith({footer: {links, socials: {x: 'https://x.com/acme'}}});
    const list = await found(site, 'nav[aria-label="Footer"]');
    expect(list.querySelector('ul')).to.have.trimmed.text('Prices');
    expect(list.querySelector('p')).to.have.text('Product');
    expect(await found(site, 'a[part="social"]')).to.have.attribute('aria-label', 'X');
  });

  it('has the footer of the reader’s language', async () => {
    const footerOf = (label: string) => ({links: [{header: '', items: [{label, href: '/start'}]}]});
    const site = await siteWith({
      footer: footerOf('Prices'),
      navigation: {
        languages: [
          {language: 'fr', pages: ['start'], footer: footerOf('Prix')},
          {language: 'en', pages: ['guides/second']},
        ],
      },
    });
    expect(await found(site, 'nav[aria-label="Pied de page"]')).to.have.trimmed.text('Prix');
    site.path = 'guides/second';
    await until(() => findDeep(site, 'nav[aria-label="Footer"]')?.textContent.includes('Prices'));
  });
});
