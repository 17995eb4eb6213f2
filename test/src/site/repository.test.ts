import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {
  editUrl,
  issueUrl,
  repositoryAt,
  repositoryOfPages,
  type Repository,
} from '../../../src/site/repository.js';

const at = (url: string, options = {}) => repositoryAt(url, options) as Repository;

describe('repositoryAt', () => {
  it('knows the forms of the URL', () => {
    for (const written of [
      'acme/docs',
      'https://github.com/acme/docs',
      'https://github.com/acme/docs/',
      'https://github.com/acme/docs.git',
      'https://github.com/acme/docs?tab=readme',
    ]) {
      expect(at(written), written).to.deep.equal({
        host: 'github',
        url: 'https://github.com/acme/docs',
        branch: 'main',
        directory: '',
      });
    }
  });

  it('takes branch and folder from the URL, unless they are said', () => {
    const written = 'https://github.com/acme/app/tree/next/packages/docs';
    expect(at(written)).to.include({branch: 'next', directory: 'packages/docs'});
    expect(at(written, {branch: 'v2', directory: '/site/'})).to.include({
      branch: 'v2',
      directory: 'site',
    });
  });

  it('knows groups of GitLab, and hosts of one’s own', () => {
    expect(at('https://gitlab.acme.example/a/b/c')).to.include({
      host: 'gitlab',
      url: 'https://gitlab.acme.example/a/b/c',
    });
    expect(at('https://gitlab.com/a/b/-/tree/dev/docs')).to.include({branch: 'dev'});
  });

  it('is nothing for the page of an owner, and for what is no URL', () => {
    for (const written of [
      'https://github.com/acme',
      'https://github.com/',
      'https://github.com/acme/app/wiki',
      'javascript:alert(1)//a/b',
      'acme',
      '',
    ]) {
      expect(repositoryAt(written), written).to.equal(undefined);
    }
  });

  it('is that of a site on GitHub Pages', () => {
    const urlOf = (url: string) => repositoryOfPages(new URL(url))?.url;
    expect(urlOf('https://acme.github.io/docs/docs.json')).to.equal('https://github.com/acme/docs');
    expect(urlOf('https://acme.github.io/')).to.equal('https://github.com/acme/acme.github.io');
    expect(urlOf('https://docs.acme.example/x/')).to.equal(undefined);
  });
});

describe('the URLs of a page’s file and of an issue', () => {
  const file = 'guides/über uns.mdx';
  const cases = [
    [
      'https://github.com/a/b/tree/main/docs',
      'https://github.com/a/b/edit/main/docs/guides/%C3%BCber%20uns.mdx',
      'https://github.com/a/b/issues/new?title=Us+%26+you&body=Page',
    ],
    [
      'https://gitlab.com/a/b/c',
      'https://gitlab.com/a/b/c/-/edit/main/guides/%C3%BCber%20uns.mdx',
      'https://gitlab.com/a/b/c/-/issues/new?issue%5Btitle%5D=Us+%26+you' +
        '&issue%5Bdescription%5D=Page',
    ],
    [
      'https://bitbucket.org/a/b',
      'https://bitbucket.org/a/b/src/main/guides/%C3%BCber%20uns.mdx?mode=edit',
      'https://bitbucket.org/a/b/issues/new?title=Us+%26+you&content=Page',
    ],
  ] as const;
  for (const [written, edit, issue] of cases) {
    it(`are those of ${new URL(written).hostname}`, () => {
      const repository = at(written);
      expect(editUrl(repository, file)).to.equal(edit);
      expect(issueUrl(repository, 'Us & you', 'Page')).to.equal(issue);
    });
  }
});
