import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {HttpRequest} from '../../../../src/requests/request.js';
import {moreWriters} from '../../../../src/requests/samples/more-writers.js';
import {
  findSampleLanguage,
  namesMoreLanguages,
} from '../../../../src/requests/samples/sample-languages.js';
import {languageWriters, writeSample} from '../../../../src/requests/samples/write-sample.js';

const writers = [...languageWriters, ...moreWriters];

const request: HttpRequest = {
  method: 'POST',
  url: 'https://api.example.com/a?b=1',
  headers: [
    ['Content-Type', 'application/json'],
    ['Authorization', 'Bearer <API_KEY>'],
  ],
  cookies: [['sid', '1']],
  body: {kind: 'text', text: '{\n  "id": 12345678901234567,\n  "name": "O\'Neil"\n}'},
};

describe('writeSample', () => {
  for (const {id, write} of writers) {
    it(`writes a readable body and every header in ${id}`, () => {
      const sample = write(request);
      // C has no strings of several lines.
      const line =
        id === 'c' ? String.raw`"  \"id\": 12345678901234567,\n"` : '  "id": 12345678901234567,\n';
      for (const text of [line, 'Bearer <API_KEY>', 'sid=1']) {
        expect(sample).to.contain(text);
      }
    });
  }

  it('writes short commands for curl', () => {
    const {url} = request;
    const short = {method: 'GET', url, headers: [], cookies: []};
    expect(writeSample('curl', short)).to.equal(`curl '${url}'\n`);
    expect(writeSample('curl', {...short, method: 'HEAD'})).to.contain('--head');
    // In these, curl would read several URLs, but not in one parameter that is to be replaced.
    for (const more of ['[]', '[1-2]', '{a,b}', '{id}/{a,b}', '{}', '{{id}}']) {
      expect(writeSample('curl', {...short, url: url + more})).to.contain('--globoff');
    }
    const template = `${url}{user_id}/{name}`;
    expect(writeSample('curl', {...short, url: template})).to.equal(`curl '${template}'\n`);
  });

  for (const type of ['text/x;headers=@secret.txt', 'text/x; filename="a"', 'text', '"a"/b']) {
    it(`gives curl no options in the media type ${type} of a part`, () => {
      const part = {name: 'a', content: 'b', contentType: type, headers: []};
      const sample = writeSample('curl', {...request, body: {kind: 'multipart', parts: [part]}});
      expect(sample).not.to.contain('--form');
      expect(sample).to.contain(`Content-Type: ${type}\\r\\n`);
    });
  }

  it('gives curl a form whose parts have plain media types', () => {
    for (const contentType of ['image/svg+xml', 'text/plain; charset=utf-8']) {
      const part = {name: 'a', content: 'b', contentType, headers: []};
      const sample = writeSample('curl', {...request, body: {kind: 'multipart', parts: [part]}});
      expect(sample).to.contain(`--form 'a="b";type=${contentType}'`);
    }
  });

  it('writes no character into a command that a terminal acts on', () => {
    const escape = '\u001b[201~';
    const text = `a${escape}\nrm -r x\n`;
    const body = {kind: 'text', text} as const;
    const part = {name: 'f', content: {name: `a${escape}.png`}, headers: []};
    const form = {kind: 'multipart', parts: [part]} as never;
    for (const one of [body, form]) {
      expect(writeSample('curl', {...request, body: one})).not.to.contain('\u001b');
    }
    expect(writeSample('curl', {...request, body})).to.contain("printf -- 'a\\033[201~\\nrm");
    const url = `${request.url}${escape}`;
    expect(writeSample('curl', {...request, url})).not.to.contain('\u001b');
  });

  it('gives curl a null byte through printf, since no argument can contain it', () => {
    const body = {kind: 'text', text: 'a\0b%'} as const;
    expect(writeSample('curl', {...request, body})).to.match(/^printf -- 'a\\000b%%' \| curl /);
  });

  it('says that fetch sends no body with GET', () => {
    const sample = writeSample('javascript', {...request, method: 'GET'});
    expect(sample).to.contain('// fetch sends no body with GET.').and.not.contain("O'Neil");
  });

  for (const {id, write} of writers.filter(({id: each}) => each !== 'curl')) {
    it(`shows invisible characters in ${id}`, () => {
      const body = {kind: 'text', text: 'a\u202eb\u200bc\u0007'} as const;
      expect(write({...request, body})).not.to.match(/[\u202e\u200b\u0007]/);
    });
  }
});

/** The grammar of C#, which not every machine can run. */
describe('writeSample in C#', () => {
  const bodyOf = (text: string): string => {
    const body = {kind: 'text', text} as const;
    const sample = writeSample('csharp', {...request, body});
    return /GetBytes\(([^]*?)\)\);\n/.exec(sample)?.[1] ?? '';
  };

  for (const [text, literal] of [
    ['plain', '"plain"'],
    ['a\tb\\c\r', '"a\\tb\\\\c\\r"'],
    ['{"a": 1}', '"""\n    {"a": 1}\n    """'],
    ['"""', '""""\n    """\n    """"'],
    ['\n  a\n\n', '"""\n\n      a\n\n\n    """'],
    ['{0} {{x}}\n\\', '"""\n    {0} {{x}}\n    \\\n    """'],
  ] as const) {
    it(`writes ${JSON.stringify(text)}`, () => {
      expect(bodyOf(text)).to.equal(literal);
    });
  }

  it('puts headers where .NET takes them', () => {
    const lines = writeSample('csharp', request).split('\n');
    expect(lines.filter((line) => line.includes('TryAdd'))).to.deep.equal([
      'request.Content.Headers.TryAddWithoutValidation("Content-Type", "application/json");',
      'request.Headers.TryAddWithoutValidation("Authorization", "Bearer <API_KEY>");',
      'request.Headers.TryAddWithoutValidation("Cookie", "sid=1");',
    ]);
  });
});

describe('findSampleLanguage', () => {
  for (const [name, id] of [
    ['bash', 'curl'],
    ['cURL', 'curl'],
    [' Node ', 'javascript'],
    ['py', 'python'],
    ['C#', 'csharp'],
    ['golang', 'go'],
    ['rb', 'ruby'],
    ['PowerShell', 'powershell'],
    ['pwsh', 'powershell'],
    ['kt', 'kotlin'],
    ['Swift', 'swift'],
    ['rs', 'rust'],
    ['C', 'c'],
    ['C++', 'cpp'],
    ['dart', 'dart'],
    ['cobol', undefined],
    ['__proto__', undefined],
    ['', undefined],
  ] as const) {
    it(`finds ${String(id)} for ${JSON.stringify(name)}`, () => {
      expect(findSampleLanguage(name, writers)?.id).to.equal(id);
    });
  }
});

describe('namesMoreLanguages', () => {
  it('is about those that are not shown by default', () => {
    expect(namesMoreLanguages([])).to.equal(false);
    expect(namesMoreLanguages(['cURL', 'golang'])).to.equal(false);
    expect(namesMoreLanguages(['curl', 'c++'])).to.equal(true);
  });
});
