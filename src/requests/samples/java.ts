import type {HttpRequest} from '../request.js';
import {indent, isReadableBlock, quoted, type Quoting} from './literals.js';
import {prepare, writeChunks, type SampleBody} from './sample-parts.js';

/** `java.net.http`, with text blocks of Java 15. */
export function writeJava(request: HttpRequest): string {
  const {method, url, headers, body} = prepare(request);
  const {value, imports = []} = body === undefined ? {value: 'noBody()'} : bodyOf(body);
  const calls = [
    `.uri(URI.create(${text(url)}))`,
    ...headers.map((header) => `.header(${header.map(text).join(', ')})`),
    `.method(${text(method)}, HttpRequest.BodyPublishers.${value})`,
    '.build();',
  ];
  return [
    ...['java.net.URI', 'java.net.http.HttpClient', 'java.net.http.HttpRequest']
      .concat('java.net.http.HttpResponse', imports)
      .map((name) => `import ${name};\n`),
    '\npublic class Main {\n',
    '    public static void main(String[] args) throws Exception {\n',
    '        HttpRequest request = HttpRequest.newBuilder()\n',
    ...calls.map((call) => `            ${call}\n`),
    '\n        HttpResponse<String> response = HttpClient.newHttpClient()\n',
    '            .send(request, HttpResponse.BodyHandlers.ofString());\n',
    '        System.out.println(response.body());\n    }\n}\n',
  ].join('');
}

function bodyOf(body: SampleBody): {
  readonly value: string;
  readonly imports?: readonly string[];
} {
  const pathOf = (name: string): string => `Path.of(${text(name)})`;
  const path = 'java.nio.file.Path';
  if (body.kind === 'text') return {value: `ofString(${block(body.text)})`};
  if (body.kind === 'file') return {value: `ofFile(${pathOf(body.name)})`, imports: [path]};
  const chunks = body.kind === 'chunks' ? body.chunks : [];
  const lines = writeChunks(
    chunks,
    (chunk) => `${text(chunk)}.getBytes(StandardCharsets.UTF_8)`,
    (name) => `Files.readAllBytes(${pathOf(name)})`,
  );
  const hasFile = chunks.some((chunk) => typeof chunk !== 'string');
  const list = lines.map((line) => `\n                ${line}`).join(',');
  return {
    value: `ofByteArrays(List.of(${list}))`,
    imports: [
      'java.nio.charset.StandardCharsets',
      ...(hasFile ? ['java.nio.file.Files', path] : []),
      'java.util.List',
    ],
  };
}

/** Java replaces `\u000a` before it reads strings, so control characters are octal. */
const quoting: Quoting = {
  code: (code) =>
    code < 0x100
      ? `\\${code.toString(8).padStart(3, '0')}`
      : `\\u${code.toString(16).padStart(4, '0')}`,
};

function text(value: string): string {
  return quoted(value, quoting);
}

/** A text block, in which spaces at the ends of lines would be removed. */
function block(value: string): string {
  if (!isReadableBlock(value)) return text(value);
  const margin = ' '.repeat(16);
  const lines = value
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', '\\"\\"\\"')
    .replace(/ $/gm, '\\s');
  const lastBreak = value.endsWith('\n') ? '' : '\\\n';
  return `"""\n${indent(lines, margin)}${lastBreak}${margin}"""`;
}
