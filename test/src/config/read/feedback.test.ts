import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fieldsOf} from '../../../../src/config/read/raw.js';
import {
  readFeedback,
  readTimestamp,
  repositoryCandidates,
} from '../../../../src/config/read/feedback.js';

describe('readFeedback', () => {
  it('reads what is written as true or false, and ignores anything else', () => {
    const feedback = {suggestEdit: false, raiseIssue: 'yes', thumbsRating: true, form: ' /form '};
    expect(readFeedback({raw: fieldsOf({feedback})})).to.deep.equal({
      suggestEdit: false,
      thumbsRating: true,
      form: '/form',
    });
    expect(readFeedback({raw: fieldsOf({feedback: [true]})})).to.deep.equal({});
  });
});

describe('readTimestamp', () => {
  it('is undefined where the author does not say', () => {
    expect(readTimestamp({raw: fieldsOf({metadata: {timestamp: false}})})).to.equal(false);
    expect(readTimestamp({raw: fieldsOf({metadata: {timestamp: 'no'}})})).to.equal(undefined);
  });
});

describe('repositoryCandidates', () => {
  it('finds them in both shapes, the surest first', () => {
    expect(
      repositoryCandidates({
        raw: fieldsOf({
          feedback: {repo: 'acme/docs'},
          topbarCtaButton: {type: 'github', url: 'https://github.com/acme/cta'},
          footerSocials: {x: 'https://x.com/acme', gitlab: 'https://gitlab.com/acme/social'},
        }),
      }),
    ).to.deep.equal(['acme/docs', 'https://github.com/acme/cta', 'https://gitlab.com/acme/social']);
    expect(
      repositoryCandidates({
        raw: fieldsOf({
          navbar: {primary: {type: 'github', href: 'https://github.com/acme/primary'}},
          footer: {socials: {github: 'https://github.com/acme'}},
        }),
      }),
    ).to.deep.equal(['https://github.com/acme/primary', 'https://github.com/acme']);
    expect(
      repositoryCandidates({raw: fieldsOf({topbarCtaButton: {name: 'Go', url: '/a'}})}),
    ).to.deep.equal([]);
  });
});
