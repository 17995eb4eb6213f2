import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {hintText} from '../../../src/openapi/hint-text.js';

describe('hintText', () => {
  for (const [markdown, text] of [
    ['Enter: Bearer <token>', 'Enter: Bearer <token>'],
    ['A List<String>, or a Map<K, V>.', 'A List<String>, or a Map<K, V>.'],
    ['See https://x.example/<id>.', 'See https://x.example/<id>.'],
    ['See <https://x.example/a>.', 'See https://x.example/a.'],
    ['One<br/>or <b class="x">two</b>', 'One or two'],
    ['<Note>Read this</Note> <Icon icon="key" />', 'Read this'],
    ['A <b>, as code `<b>` and ``a ` b``', 'A , as code <b> and a ` b'],
    ['**Strong** and [a link](/x) ![image](y.png)', 'Strong and a link image'],
    ['First\nparagraph\n\nSecond', 'First paragraph'],
  ] as const) {
    it(`reads ${JSON.stringify(markdown)}`, () => void expect(hintText(markdown)).to.equal(text));
  }
});
