import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../../src/config/read/raw.js';
import {readFeedback, repositoryCandidates} from '../../../../src/config/read/feedback.js';

describe('readFeedback', () => {
  it('takes true for yes, and anything else for no', () => {
    expect(
      readFeedback(fieldsOf({feedback: {suggestEdit: true, raiseIssue: 'yes'}})),
    ).to.deep.equal({suggestEdit: true, raiseIssue: false});
    expect(readFeedback(fieldsOf({feedback: [true]}))).to.deep.equal({
      suggestEdit: false,
      raiseIssue: false,
    });
  });
});

describe('repositoryCandidates', () => {
  it('finds them in both shapes, the surest first', () => {
    expect(
      repositoryCandidates(
        fieldsOf({
          feedback: {repo: 'acme/docs'},
          topbarCtaButton: {type: 'github', url: 'https://github.com/acme/cta'},
          footerSocials: {x: 'https://x.com/acme', gitlab: 'https://gitlab.com/acme/social'},
        }),
      ),
    ).to.deep.equal(['acme/docs', 'https://github.com/acme/cta', 'https://gitlab.com/acme/social']);
    expect(
      repositoryCandidates(
        fieldsOf({
          navbar: {primary: {type: 'github', href: 'https://github.com/acme/primary'}},
          footer: {socials: {github: 'https://github.com/acme'}},
        }),
      ),
    ).to.deep.equal(['https://github.com/acme/primary', 'https://github.com/acme']);
    expect(
      repositoryCandidates(fieldsOf({topbarCtaButton: {name: 'Go', url: '/a'}})),
    ).to.deep.equal([]);
  });
});
