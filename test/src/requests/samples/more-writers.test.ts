import {expect} from '@esm-bundle/chai';
import {describe, it} from 'node:test';
import type {FormPart, HttpBody, HttpRequest} from '../../../../src/requests/request.js';
import type {MoreLanguageId} from '../../../../src/requests/samples/more-languages.js';
import {moreWriters} from '../../../../src/requests/samples/more-writers.js';

/** A program that sends what is given, to a URL of one letter. */
function programOf(id: MoreLanguageId, given: Partial<HttpRequest>): string {
  const request = {method: 'POST', url: 'https://a.test/x', headers: [], cookies: [], ...given};
  return moreWriters.find((writer) => writer.id === id)?.write(request) ?? '';
}

/** Where each language writes a body that is a text. */
const places: Readonly<Record<MoreLanguageId, RegExp>> = {
  powershell: /^ {4}Body = ([^]*)\n\}/m,
  kotlin: /val body = ([^]*?)\.toRequestBody\(\)/,
  swift: /Data\(([^]*)\.utf8\)/,
  rust: /\.body\(([^]*?)\)\n {8}\.send/,
  c: /CURLOPT_POSTFIELDS,\s*([^]*?)\);\n\n/,
  cpp: /CURLOPT_POSTFIELDS,\s*([^]*?)\);\n\n/,
  dart: /utf8\.encode\(([^]*)\),/,
};

const raw = String.raw;

/** The grammars, which few machines can run: texts, and how they are written. */
const literals: Readonly<Record<MoreLanguageId, readonly (readonly [string, string])[]>> = {
  powershell: [
    ['plain $HOME `', "'plain $HOME `'"],
    ["O'Neil", "'O''Neil'"],
    ['{\n  "a": "\'"\n}', `'{\n  "a": "''"\n}'`],
    ['a\tb"$c`\r', '"a`tb`"`$c```r"'],
    ['\0\u0007', '"`u{0}`u{7}"'],
    ['é', "[Text.Encoding]::UTF8.GetBytes('é')"],
    ['‘a’ “b”', "[Text.Encoding]::UTF8.GetBytes('‘‘a’’ “b”')"],
    ['“\u202e', '[Text.Encoding]::UTF8.GetBytes("`“`u{202e}")'],
  ],
  kotlin: [
    ['plain', '"plain"'],
    ['$a ${b} \\', raw`"\$a \${b} \\"`],
    ['{\n  "a": 1\n}', '"""{\n  "a": 1\n}"""'],
    ['{"$a": 1}', raw`"{\"\$a\": 1}"`],
    ['"""\n', raw`"\"\"\"\n"`],
    ['a\n"', raw`"a\n\""`],
    ['\r\u0007é', raw`"\r\u0007é"`],
  ],
  swift: [
    ['\\(a) $b #', raw`"\\(a) $b #"`],
    ['{\n  "a": "\\(b)"\n}', '"""\n{\n  "a": "\\\\(b)"\n}\n"""'],
    ['"""\n', '"""\n\\"\\"\\"\n\n"""'],
    ['\r\u0007\u202eé', raw`"\r\u{7}\u{202e}é"`],
  ],
  rust: [
    ['plain {} \\', raw`"plain {} \\"`],
    ['{\n  "a": 1\n}', 'r#"{\n  "a": 1\n}"#'],
    ['a\n\\', 'r"a\n\\"'],
    ['"#\n"###', 'r####""#\n"###"####'],
    ['\r\u0007\u202eé', raw`"\r\u{7}\u{202e}é"`],
  ],
  c: [
    ['plain %s $a', '"plain %s $a"'],
    ['{\n  "a": "\\"\n}', raw`"{\n"${'\n    '}"  \"a\": \"\\\"\n"${'\n    '}"}"`],
    ['??/ ???=', raw`"?\?/ ?\?\?="`],
    ['\u00071\u202e1é', raw`"\0071\342\200\2561é"`],
    ['\n', raw`"\n"`],
  ],
  cpp: [
    ['plain', '"plain"'],
    ['{\n  "a": (1)\n}', 'R"({\n  "a": (1)\n})"'],
    ['{\n  "a": "(1)"\n}', 'R"JSON({\n  "a": "(1)"\n})JSON"'],
    [`)"${'TEXT_END'.repeat(3)}`, 'R"TEXT_END_END()"TEXT_ENDTEXT_ENDTEXT_END)TEXT_END_END"'],
    ['")"TEXT_END_END_END', raw`"\")\"TEXT_END_END_END"`],
    ['\u00071\r\n2', raw`"\0071\r\n"${'\n    '}"2"`],
  ],
  dart: [
    ['$a ${b} \\', raw`'\$a \${b} \\'`],
    ['{"a": "O\'Neil"}', raw`'{"a": "O\'Neil"}'`],
    ['{\n  "a": "$b \\"\n}', `r'''{\n  "a": "$b \\"\n}'''`],
    [" \n'''", raw`' \n\'\'\''`],
    ["a\n'", raw`'a\n\''`],
    [' \na', raw`' \na'`],
    ['\r\u0007\u202eé', raw`'\r\u{7}\u{202e}é'`],
  ],
};

for (const {id: name} of moreWriters) {
  // All languages are in the tables.
  const id = name as MoreLanguageId;
  describe(`a sample in ${id}`, () => {
    for (const [text, literal] of literals[id]) {
      it(`writes ${JSON.stringify(text)}`, () => {
        const body = {kind: 'text', text} as const;
        const headers = [['Content-Type', 'text/plain']] as const;
        const [, written] = places[id].exec(programOf(id, {headers, body})) ?? [];
        expect(written).to.equal(literal);
      });
    }

    it('has its URL, headers and cookies', () => {
      const url = 'https://a.test/x?a=%27%24&b[]=1';
      const program = programOf(id, {
        method: 'GET',
        url,
        headers: [['X-Key', '$a']],
        cookies: [['sid', '1%20']],
      });
      const key = {kotlin: raw`"\$a"`, dart: raw`'\$a'`, powershell: "'$a'"};
      expect(program).to.contain(url).and.to.contain('sid=1%20').and.to.contain('X-Key');
      expect(program).to.contain(Object.hasOwn(key, id) ? key[id as keyof typeof key] : '$a"');
    });

    it('has the method, also where no function has its name', () => {
      for (const method of ['PUT', 'PURGE', 'OPTIONS', 'HEAD']) {
        const words = new RegExp(`\\b${method}\\b|\\.${method.toLowerCase()}\\(|NOBODY`);
        expect(programOf(id, {method})).to.match(words);
      }
      expect(programOf(id, {method: 'GET'})).not.to.match(/\bGET\b|METHOD|CUSTOM/);
    });

    it('sends a form that is not of the type multipart/form-data', () => {
      const parts = [part('a', '{"b": 1}', 'application/json'), part('f', {name: 'f.png'})];
      const body = {kind: 'multipart', mediaType: 'multipart/mixed', parts} as HttpBody;
      const program = programOf(id, {body});
      expect(program).to.contain('multipart/mixed; boundary=FormBoundary');
      expect(program).to.contain('application/json').and.to.contain('f.png');
      expect(program.match(/--FormBoundary/g)).to.have.length(3);
    });

    it('sends each part of a form', () => {
      const names = ['a', 'a', 'c"d', 'é'];
      const parts = names.map((one) => part(one, 'x\ny', 'text/csv', [['X-Part', '1']]));
      const program = programOf(id, {body: {kind: 'multipart', parts}});
      expect(program.match(/text\/csv/g)).to.have.length(4);
      expect(program.match(/X-Part: 1/g)).to.have.length(4);
    });
  });
}

/** A form as each language has a function for it. */
const forms: Readonly<Record<MoreLanguageId, readonly string[]>> = {
  powershell: [
    "    Form = [ordered]@{\n        'note' = 'a'\n",
    "        'file' = Get-Item -LiteralPath 'a.bin'\n    }\n",
  ],
  kotlin: [
    '        .addFormDataPart("note", "a")\n',
    '        .addFormDataPart("file", "a.bin", File("a.bin").asRequestBody("application/octet-stream"',
    'import okhttp3.MultipartBody\n',
  ],
  swift: ['body.append(try Data(contentsOf: URL(fileURLWithPath: "a.bin")))\n'],
  rust: [
    '        .text("note", "a")\n',
    '        .part("file", reqwest::multipart::Part::bytes(std::fs::read("a.bin")?).file_name("a.bin")',
  ],
  c: [
    '  curl_mime_name(part, "note");\n  curl_mime_data(part, "a", CURL_ZERO_TERMINATED);\n',
    '  curl_mime_filedata(part, "a.bin");\n  curl_mime_type(part, "application/octet-stream");\n',
  ],
  cpp: [
    '  curl_mime_filedata(part, "a.bin");\n  curl_mime_type(part, "application/octet-stream");\n',
  ],
  dart: [
    "  request.fields['note'] = 'a';\n",
    "http.MultipartFile.fromPath(\n    'file',\n    'a.bin',\n    contentType: MediaType.parse(",
    "import 'package:http_parser/http_parser.dart';\n",
  ],
};

describe('a form of texts and files', () => {
  for (const [id, lines] of Object.entries(forms) as [MoreLanguageId, readonly string[]][]) {
    it(`is one in ${id}`, () => {
      const file = part('file', {name: 'a.bin'}, 'application/octet-stream');
      const body = {kind: 'multipart', parts: [part('note', 'a'), file]} as const;
      const program = programOf(id, {body});
      for (const line of lines) expect(program).to.contain(line);
    });
  }

  it('keeps its types in PowerShell, whose tables of fields have none', () => {
    const parts = [part('photo', {name: 'a.png'}, 'image/png')];
    const program = programOf('powershell', {body: {kind: 'multipart', parts}});
    expect(program).to.contain('Content-Type: image/png').and.not.to.contain('Form =');
  });

  it('keeps names that differ in letter case in PowerShell', () => {
    const body = {kind: 'multipart', parts: [part('a', '1'), part('A', '2')]} as const;
    expect(programOf('powershell', {body})).to.contain('name=`"A`"');
  });

  it('keeps the order of its parts in Dart, which sends all texts before files', () => {
    const parts = [part('file', {name: 'a.bin'}), part('note', 'a')];
    const program = programOf('dart', {body: {kind: 'multipart', parts}});
    expect(program).not.to.contain('MultipartRequest');
  });

  it('keeps names in Rust that reqwest would encode', () => {
    const body = {kind: 'multipart', parts: [part('a b', '1')]} as const;
    expect(programOf('rust', {body})).to.contain(raw`name=\"a b\"`);
  });
});

describe('what a library does not send', () => {
  const body = {kind: 'text', text: 'x'} as const;

  it('is named where it sends no body with GET', () => {
    const note = (id: MoreLanguageId) => programOf(id, {method: 'GET', body});
    expect(note('swift')).to.contain('// URLSession sends no body with GET.');
    expect(note('kotlin')).to.contain('// OkHttp sends no body with GET.');
    expect(note('rust')).to.contain('.body("x")');
  });

  it('is an empty body where OkHttp refuses to send none', () => {
    expect(programOf('kotlin', {})).to.contain('val body = "".toRequestBody()\n');
    expect(programOf('kotlin', {method: 'DELETE'})).to.contain('.method("DELETE", null)');
  });

  it('is the type of a form that libcurl adds to a body without a type', () => {
    expect(programOf('c', {body})).to.contain('curl_slist_append(headers, "Content-Type:")');
  });

  it('is what follows a null byte, where libcurl does not know the length', () => {
    const text = 'é\0"';
    expect(programOf('c', {body: {kind: 'text', text}})).to.contain('CURLOPT_POSTFIELDSIZE, 4L)');
    const parts = [part('a', text)];
    const program = programOf('cpp', {body: {kind: 'multipart', parts}});
    expect(program).to.contain(raw`curl_mime_data(part, "é\000\"", 4);`);
  });

  it('is a header that .NET refuses, unless it is told not to read it', () => {
    const skips = (...header: [string, string]) =>
      programOf('powershell', {headers: [header]}).includes('SkipHeaderValidation = $true');
    expect(skips('If-Match', 'abc')).to.equal(true);
    expect(skips('Authorization', '<API_KEY>')).to.equal(true);
    expect(skips('Authorization', 'Bearer <API_KEY>')).to.equal(false);
    expect(skips('Accept', 'application/json')).to.equal(false);
    expect(skips('X-Key', 'a, "b"')).to.equal(false);
  });
});

function part(
  name: string,
  content: string | {readonly name: string},
  contentType?: string,
  headers: FormPart['headers'] = [],
): FormPart {
  const file = typeof content === 'string' ? content : {...content, file: new Blob([])};
  return {name, content: file, ...(contentType === undefined ? {} : {contentType}), headers};
}
