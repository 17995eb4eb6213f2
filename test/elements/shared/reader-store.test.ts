import {expect} from '@open-wc/testing';
import {readerStore} from '../../../elements/shared/reader-store.js';

const keyOf = (base: string) => `docs-site:${base}`;

describe('readerStore', () => {
  it('keeps what is written, apart for every site', () => {
    readerStore('test:a/').write({mode: 'dark'});
    readerStore('test:a/').write({choices: {version: 'v2'}});
    expect(readerStore('test:a/').read()).to.deep.equal({
      mode: 'dark',
      choices: {version: 'v2'},
    });
    expect(localStorage.getItem(keyOf('test:a/'))).to.equal(
      '{"mode":"dark","choices":{"version":"v2"}}',
    );
    expect(readerStore('test:b/').read()).to.deep.equal({});
  });

  it('takes over only what has the right type', () => {
    const stored: readonly [name: string, record: string, read: object][] = [
      ['c', 'no JSON', {}],
      ['d', 'null', {}],
      ['e', '[1]', {}],
      ['f', '{"mode":"sepia","choices":{"version":2},"extension":"exe","labels":{}}', {}],
      ['t', '{"tabs":["a",1]}', {tabs: ['a', '1']}],
      ['s', '{"siteColors":{"primary":"#123","background":{"dark":7}}}', {}],
      ['u', '{"siteColors":{"primary":5,"background":{}}}', {}],
      ['g', '{"mode":"light","extension":"md"}', {mode: 'light', extension: 'md'}],
      ['m', '{"files":{"a":5},"extension":"md"}', {extension: 'md'}],
      ['n', '{"files":{"a":"a.md"}}', {files: {a: 'a.md'}}],
      [
        'h',
        '{"labels":[["a",{"text":"A","link":{"to":"address","href":"javascript:1"}}],["b"],' +
          '[1,{"text":"C"}],7]}',
        {labels: [['a', {text: 'A'}]]},
      ],
      [
        'i',
        '{"labels":[["a",{"text":"A","icon":{"kind":"name","name":"book","type":"regular"}}],' +
          '["b",{"text":"B","icon":{"kind":"picture","src":"//x"}}],' +
          '["c",{"text":"C","icon":{"kind":"name","name":"//x/y.svg"}}],' +
          '["d",{"text":"D","icon":{"kind":"emoji","text":"🚀"}}],' +
          '["e",{"text":"E","icon":{"kind":"emoji","text":"<svg/>"}}]]}',
        {
          labels: [
            ['a', {text: 'A', icon: {kind: 'name', name: 'book', type: 'regular'}}],
            ['b', {text: 'B'}],
            ['c', {text: 'C'}],
            ['d', {text: 'D', icon: {kind: 'emoji', text: '🚀'}}],
            ['e', {text: 'E'}],
          ],
        },
      ],
    ];
    for (const [name, record, read] of stored) {
      localStorage.setItem(keyOf(`test:${name}/`), record);
      expect(readerStore(`test:${name}/`).read(), record).to.deep.equal(read);
    }
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const working = Object.getOwnPropertyDescriptors(Storage.prototype);
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    Object.assign(Storage.prototype, {setItem: refuse, getItem: refuse});
    try {
      readerStore('test:z/').write({mode: 'dark'});
      expect(readerStore('test:z/').read()).to.deep.equal({mode: 'dark'});
    } finally {
      Object.defineProperties(Storage.prototype, working);
    }
  });
});
