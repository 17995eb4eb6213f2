import {expect, oneEvent} from '@open-wc/testing';
import type {DocsDiagnosticsEvent} from '../../../elements/shared/events.js';
import {DocsDiagramErrorEvent} from '../../../elements/components/diagrams/diagram-error-event.js';
import {DocsUnknownIconEvent} from '../../../elements/shared/page-events.js';
import {SiteProblems, type ProblemsHost} from '../../../elements/problems/site-problems.js';
import {diagnoseConfig} from '../../../src/config/check/diagnose.js';
import {parsePage} from '../../../src/content/parse-page.js';
import {diagnose} from '../../../src/diagnostics/diagnostic.js';
import {pendingDiagnostic} from '../../../src/diagnostics/pending-diagnostic.js';

/** A host that counts how often it is asked to show itself anew. */
function hostOf(): ProblemsHost & {updates: number} {
  const element = Object.assign(document.createElement('div'), {
    updates: 0,
    requestUpdate: () => {
      element.updates += 1;
    },
  });
  return element;
}

describe('SiteProblems', () => {
  it('describes what is wrong on the page, and has the host show it', async () => {
    const host = hostOf();
    const problems = new SiteProblems(host);
    const {page, problems: found} = parsePage('<Crad />', 'a.mdx', 'a');
    setTimeout(() => problems.setPage({phase: 'shown', page, problems: found}));
    const {diagnostics} = await oneEvent<DocsDiagnosticsEvent>(host, 'docs-diagnostics');
    expect(diagnostics[0]?.message).to.equal('There is no component <Crad>.');
    expect(host.updates).to.equal(1);
  });

  it('describes what is wrong with an API description, for the site and for the page', async () => {
    const host = hostOf();
    const problems = new SiteProblems(host);
    const {page} = parsePage('a', 'a.mdx', 'a');
    const ofPage = pendingDiagnostic('openapi/no-server', {file: 'api.json'});
    problems.setPage({phase: 'shown', page, problems: [], diagnostics: [ofPage]});
    await oneEvent(host, 'docs-diagnostics');
    problems.add(pendingDiagnostic('openapi/no-operations', {file: 'api.json'}));
    await oneEvent(host, 'docs-diagnostics');
    expect(problems.all.map(({message}) => message)).to.deep.equal([
      'The file describes no operations.',
      'Readers cannot send requests, because no server is defined.',
    ]);
  });

  it('says which diagram of the page has an error, once', async () => {
    const host = hostOf();
    const problems = new SiteProblems(host);
    const {page} = parsePage('a', 'a.mdx', 'a');
    problems.setPage({phase: 'shown', page, problems: []});
    host.dispatchEvent(new DocsDiagramErrorEvent('Parse error', {line: 7}));
    host.dispatchEvent(new DocsDiagramErrorEvent('Parse error', {line: 7}));
    await oneEvent(host, 'docs-diagnostics');
    host.dispatchEvent(new CustomEvent('docs-check', {detail: [], cancelable: true}));
    const [problem, another] = problems.all;
    expect(another).to.equal(undefined);
    expect(problem?.code).to.equal('page/diagram-error');
    expect(problem?.message).to.equal('The diagram cannot be drawn: Parse error');
    expect(problem?.location).to.deep.equal({file: 'a.mdx', line: 7});
  });

  it('takes over what a check of all files found, for the page shown and for no page', () => {
    const host = hostOf();
    const problems = new SiteProblems(host);
    const {page} = parsePage('a', 'a.mdx', 'a');
    problems.setPage({phase: 'shown', page, problems: []});
    problems.add(
      diagnose('load/timeout', {file: 'docs-sw.js'}, {url: 'docs-sw.js', seconds: '15'}),
    );
    problems.setSite([diagnoseConfig('config/comment', {file: 'docs.json'})]);
    const ofFile = (file: string) => diagnose('load/refused', {file}, {url: file});
    const detail = ['docs.json', 'a.mdx', 'b.mdx'].map(ofFile);
    const event = new CustomEvent('docs-check', {detail, cancelable: true});
    expect(host.dispatchEvent(event)).to.be.false;
    expect(problems.all.map(({location}) => location.file)).to.deep.equal([
      'docs.json',
      'a.mdx',
      'docs-sw.js',
    ]);
  });

  it('says which files were looked for when a page has none', async () => {
    const host = hostOf();
    const problems = new SiteProblems(host);
    problems.setPage({phase: 'missing', path: 'a', lookedFor: ['a.mdx', 'a.md'], nearest: []});
    await oneEvent(host, 'docs-diagnostics');
    expect(problems.all.map(({code}) => code)).to.deep.equal(['load/page-missing']);
    expect(problems.all[0]?.hint).to.contain('a.md');
  });

  it('forgets the problems of the page before', async () => {
    const host = hostOf();
    const problems = new SiteProblems(host);
    problems.setPage({phase: 'missing', path: 'a', lookedFor: ['a.mdx'], nearest: []});
    await oneEvent(host, 'docs-diagnostics');
    const {page} = parsePage('a', 'b.mdx', 'b');
    problems.setPage({phase: 'shown', page, problems: []});
    expect(problems.all).to.deep.equal([]);
  });

  it('forgets those of the site before', async () => {
    const host = hostOf();
    const problems = new SiteProblems(host);
    problems.setPage({phase: 'missing', path: 'a', lookedFor: ['a.mdx'], nearest: []});
    await oneEvent(host, 'docs-diagnostics');
    problems.clear();
    expect(problems.all).to.deep.equal([]);
  });

  it('keeps problems of one code at several places, each once', () => {
    const problems = new SiteProblems(hostOf());
    for (const pointer of ['/feedback', '/navbar', '/feedback']) {
      problems.add(diagnoseConfig('config/no-repository', {file: 'docs.json', pointer}));
    }
    expect(problems.all.map(({location}) => location.pointer)).to.deep.equal([
      '/feedback',
      '/navbar',
    ]);
  });

  it('names the icons of the page that there are not, once', async () => {
    const host = hostOf();
    const problems = new SiteProblems(host);
    const {page} = parsePage('a', 'a.mdx', 'a');
    problems.setPage({phase: 'shown', page, problems: []});
    const icon = document.createElement('i');
    host.append(icon);
    host.dispatchEvent(new DocsUnknownIconEvent('of-the-frame'));
    icon.dispatchEvent(new DocsUnknownIconEvent('rokcet'));
    icon.dispatchEvent(new DocsUnknownIconEvent('rokcet'));
    await oneEvent(host, 'docs-diagnostics');
    expect(problems.all.map(({code, message}) => [code, message])).to.eql([
      ['page/unknown-icon', 'There is no icon "rokcet".'],
    ]);
    const [inPage] = problems.all;
    expect(inPage?.location).to.eql({file: 'a.mdx'});
    // A check of all files knows the line.
    const detail = [{...inPage, location: {file: 'a.mdx', line: 3}}];
    host.dispatchEvent(new CustomEvent('docs-check', {detail, cancelable: true}));
    expect(problems.all).to.eql(detail);
    const {page: next} = parsePage('b', 'b.mdx', 'b');
    problems.setPage({phase: 'shown', page: next, problems: []});
    expect(problems.all).to.eql([]);
  });
});
