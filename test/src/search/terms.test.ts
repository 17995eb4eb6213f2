import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import {fold, termsIn, wordsIn} from '../../../src/search/terms.js';

describe('terms', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['Install the Tool', ['install', 'the', 'tool']],
    ['café Ångström', ['cafe', 'angstrom']],
    ['Straße Øre', ['strasse', 'ore']],
    ['useSortable', ['usesortable', 'use', 'sortable']],
    ['max_tokens', ['maxtoken', 'max', 'token']],
    ['don’t', ['dont']],
    ['tools class status', ['tool', 'class', 'status']],
    ['HTTP 404', ['http', '404']],
    ['', []],
    ['— … !', []],
    ['ＡＢＣ', ['abc']],
    ['مُحَمَّد', ['محمد']],
    ['Ελλάδα', ['ελλαδα']],
    ['Йод', ['иод']],
    ['C++ and C# (g++)', ['cplusplus', 'and', 'csharp', 'gplusplus']],
    ['C, #1, guides#, a+b', ['c', '1', 'guide', 'a', 'b']],
    ['Daten\u00ADbank', ['datenbank']],
    ['zero\u200Bwidth', ['zerowidth', 'zero', 'width']],
    ['pre-commit', ['pre', 'precommit', 'commit', 'precommit']],
    ['UTF\u20118', ['utf', 'utf8', '8', 'utf8']],
    ['2026-11-29', ['2026', '11', '29']],
    ['1b4e28ba-2fa1-11d2-883f-0016d3cca427', ['1b4e28ba', '2fa1', '11d2', '883f', '0016d3cca427']],
  ];
  for (const [text, terms] of cases) {
    it(`of ${JSON.stringify(text)}`, () => void expect(termsIn(text)).to.deep.equal(terms));
  }

  it('are the words of languages without spaces', () => {
    expect(termsIn('データベースに接続する')).to.include.members(['データベース', '接続']);
    expect(termsIn('如何安装数据库')).to.include.members(['安装', '数据']);
    expect(termsIn('ภาษาไทย')).to.include.members(['ภาษา', 'ไทย']);
  });

  it('are the same for both ways to write an accent', () => {
    expect(fold('e\u0301')).to.equal(fold('é'));
    expect(fold('한국어')).to.equal('한국어'.normalize('NFC'));
  });

  it('say where their words are in the text as it is written', () => {
    const text = '“Ünïcode” — ﬁne';
    const words = [...wordsIn(text)].map(({start, end}) => text.slice(start, end));
    expect(words).to.deep.equal(['Ünïcode', 'ﬁne']);
  });

  it('leave out what is too long to be a word', () => {
    const hash = '0123456789abcdef'.repeat(4);
    const encoded = 'eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4g_RG9lIiwiYWRtaW4iOnRydWV9';
    expect(termsIn(`${'a'.repeat(100)} ${hash} ${encoded} b`)).to.deep.equal(['b']);
  });

  it('are a long name and its parts', () => {
    const terms = termsIn('kube_persistentvolumeclaim_resource_requests_storage_bytes_v2');
    expect(terms[0]).to.equal('kubepersistentvolumeclaimresourcerequestsstoragebytesv2');
    expect(terms.slice(1)).to.deep.equal([
      'kube',
      'persistentvolumeclaim',
      'resource',
      'request',
      'storage',
      'byte',
    ]);
    expect(termsIn('PersistentVolumeClaimResourceRequestsStorageBytesTotal')).to.include('claim');
  });
});
