import {expect, fixture, html} from '@open-wc/testing';
import '../../../elements/api/docs-endpoint.js';
import {languageChanged} from '../../../elements/locales/localize-controller.js';
import {operationOf} from '../../harness/operation-of.js';
import {part} from '../components/both-modes.js';
import {until} from '../until.js';

const servers = [{url: 'https://api.test', description: '', variables: []}];

async function inLanguage(language: string) {
  const box = await fixture(
    html`<div lang=${language}>
      <docs-endpoint .operation=${operationOf({servers})}></docs-endpoint>
    </div>`,
  );
  const endpoint = box.querySelector('docs-endpoint');
  if (!endpoint) throw new Error('no endpoint');
  return {box, text: () => part(endpoint, 'try').textContent.trim()};
}

describe('the messages of the API reference', () => {
  for (const [language, text] of [
    ['ar', 'تجربة'],
    ['de-AT', 'Ausprobieren'],
    ['es', 'Probar'],
    ['fr', 'Essayer'],
    ['ja', '試す'],
    ['pt_BR', 'Testar'],
    ['zh', '试用'],
  ] as const) {
    it(`localizes to ${language}`, async () => {
      const endpoint = await inLanguage(language);
      await until(() => endpoint.text() === text);
    });
  }

  it('is English in other languages', async () => {
    expect((await inLanguage('nl')).text()).to.equal('Try it');
  });

  it('follows the language of the site', async () => {
    const {box, text} = await inLanguage('de');
    await until(() => text() === 'Ausprobieren');
    box.setAttribute('lang', 'en');
    languageChanged();
    await until(() => text() === 'Try it');
  });
});
