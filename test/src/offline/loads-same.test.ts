import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {loadsSame} from '../../../src/offline/worker/loads-same.js';

const html = (scripts: string, site = '<docs-site offline></docs-site>') =>
  `<!doctype html><html lang="en"><title>Docs</title>${scripts}<p>Text</p>${site}`;

const script = '<script type="module" src="docs-site/docs-site.js"></script>';

describe('loadsSame', () => {
  for (const [name, other] of Object.entries({
    'the same document': html(script),
    'a nonce': html(script.replace(' src', ' nonce="r4nd0m" src')),
    'another form of a tag': html(
      "<SCRIPT\n async\n src='docs-site/docs-site.js'\ntype=module></SCRIPT>",
    ),
    'a script of the host with a token': html(
      `${script}<script>(function(){window.token={r:'8f2c',t:'MTcz'};})();</script>`,
    ),
    'another token of a form': html(`<meta name="csrf-token" content="x">${script}`),
    'a date in a comment': html(`${script}<!-- Thu, 01 Jan 1970 00:00:00 GMT -->`),
    'another link': html(`${script}<a href="/logout?token=2">Log out</a>`),
    'a tag without a URL': html(`${script}<script nonce="x" data-src="y">start()</script>`),
  })) {
    it(`is true for ${name}`, () => {
      expect(loadsSame(html(script), other)).to.equal(true);
    });
  }

  for (const [name, other] of Object.entries({
    'another script': html(script.replace('docs-site/', 'docs-site-2/')),
    'a further script': html(`${script}<script src=app.js></script>`),
    'no script': html(''),
    'another base': html(`<base href="/team/">${script}`),
    'another site': html(script, '<docs-site offline title="a > b" src="/docs/"></docs-site>'),
  })) {
    it(`is false for ${name}`, () => {
      expect(loadsSame(html(script), other)).to.equal(false);
    });
  }
});
