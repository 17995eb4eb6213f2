import type {HttpRequest} from '../request.js';
import {isReadableBlock, quoted} from './literals.js';
import {prepare, type SampleBody} from './sample-parts.js';

/** The package `net/http`. */
export function writeGo(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request);
  const {lines, packages, value} =
    body === undefined ? {lines: [], packages: [], value: 'nil'} : bodyOf(body);
  const imports = ['fmt', 'io', 'net/http', ...packages].toSorted();
  return [
    'package main\n\nimport (\n',
    ...imports.map((name) => `\t"${name}"\n`),
    ')\n\nfunc main() {\n',
    ...lines.map((line) => `\t${line}\n`),
    `\trequest, err := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${value})\n`,
    `\t${failure}\n`,
    ...headers.map(([name, text]) => `\trequest.Header.Set(${quoted(name)}, ${quoted(text)})\n`),
    `\n\tresponse, err := http.DefaultClient.Do(request)\n\t${failure}\n`,
    '\tdefer response.Body.Close()\n',
    `\ttext, err := io.ReadAll(response.Body)\n\t${failure}\n`,
    '\tfmt.Println(string(text))\n}\n',
  ].join('');
}

const failure = 'if err != nil {\n\t\tpanic(err)\n\t}';

interface WrittenBody {
  readonly lines: readonly string[];
  readonly packages: readonly string[];
  readonly value: string;
}

function bodyOf(body: SampleBody): WrittenBody {
  const read = (variable: string, name: string): readonly string[] => [
    `${variable}, err := os.ReadFile(${quoted(name)})`,
    failure,
  ];
  if (body.kind === 'text') {
    const lines = [`body := strings.NewReader(${text(body.text)})`];
    return {lines, packages: ['strings'], value: 'body'};
  }
  if (body.kind === 'file') {
    return {
      lines: read('file', body.name),
      packages: ['bytes', 'os'],
      value: 'bytes.NewReader(file)',
    };
  }
  let files = 0;
  const chunks = body.kind === 'chunks' ? body.chunks : [];
  const lines = chunks.flatMap((chunk) => {
    if (typeof chunk === 'string') return [`body.WriteString(${quoted(chunk)})`];
    const name = `file${++files}`;
    return [...read(name, chunk.name), `body.Write(${name})`];
  });
  return {
    lines: ['var body bytes.Buffer', ...lines],
    packages: files > 0 ? ['bytes', 'os'] : ['bytes'],
    value: '&body',
  };
}

function text(value: string): string {
  return isReadableBlock(value) && !value.includes('`') ? `\`${value}\`` : quoted(value);
}
