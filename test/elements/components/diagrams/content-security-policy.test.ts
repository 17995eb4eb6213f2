import {expect} from '@open-wc/testing';
import {
  allowsDiagrams,
  isLenient,
} from '../../../../elements/components/diagrams/content-security-policy.js';

describe('isLenient', () => {
  for (const [policy, expected] of [
    ['', true],
    ["script-src 'self'", true],
    ["default-src 'self'", false],
    ["default-src 'self'; style-src 'self' 'unsafe-inline'", true],
    ["style-src 'self' 'unsafe-inline' 'nonce-abc'", false],
    ["STYLE-SRC 'unsafe-inline'; style-src-attr 'none'", false],
    ["require-trusted-types-for 'script'", false],
  ] as const) {
    const effect = expected ? 'lets diagrams be drawn' : 'refuses diagrams';
    it(`${effect}: ${policy || 'no policy'}`, () => {
      expect(isLenient(policy)).to.equal(expected);
    });
  }
});

describe('allowsDiagrams', () => {
  it('asks the headers of the page once', async () => {
    const fetch = window.fetch.bind(window);
    const asked: string[] = [];
    window.fetch = (url, options) => {
      asked.push(`${options?.cache ?? ''} ${url as string}`);
      return Promise.resolve(new Response());
    };
    try {
      expect(await allowsDiagrams(document)).to.equal(true);
      expect(await allowsDiagrams(document)).to.equal(true);
    } finally {
      window.fetch = fetch;
    }
    expect(asked).to.deep.equal([`force-cache ${document.URL}`]);
  });
});
