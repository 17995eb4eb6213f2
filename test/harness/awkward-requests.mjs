/** All that a shell, a string of any language, or a template could take for its own. */
const traps = [
  `O'Neil "said" \`id\` $(id) $HOME \${HOME} #{1 + 1} #$0 #@a {{x}} %s %25 \\n \\ !! ~ * ?`,
  `""" ''' <<< EOF */ // <?php ?> @"x" $"y" R"(z)"`,
].join(' ');

const photo = {
  file: new Blob([new Uint8Array([0, 255, 13, 10, 39, 34, 36, 96, 0])], {type: 'image/png'}),
  name: 'photo.png',
};
const notes = {file: new Blob(['a\nb'], {type: 'text/plain'}), name: "my 'notes' & $more.txt"};

/** The files that programs read from the folder in which they run. */
export const files = [photo, notes];

/**
 * Requests that are legal and hard to write down.
 *
 * @param {Record<string, any>} sources The exports of `src/requests` and of `operation-of.ts`.
 * @returns {readonly {name: string, build: (server: string) => any}[]}
 */
export function awkwardRequests({buildRequest, operationOf, parameter, parseJson}) {
  const parameterOf = (key, options) => {
    const [place, name] = /^(\w+):(.*)$/s.exec(key).slice(1);
    return parameter(place, name, options);
  };
  /** What is given by place and name: `{'query:a': [value, options]}`. */
  const request = (method, path, given, {body, credentials = [], encoding = {}} = {}) => {
    const entries = Object.entries(given);
    const parameters = entries.map(([key, [, options]]) => parameterOf(key, options));
    const values = new Map(entries.map(([key, [value]]) => [key, value]));
    const contents =
      body === undefined
        ? []
        : [{...body, examples: [], encoding: new Map(Object.entries(encoding))}];
    const operation = operationOf({
      method,
      path,
      parameters,
      body: {description: '', isRequired: true, contents},
    });
    return (server) => buildRequest(operation, {server, parameters: values, body, credentials});
  };
  const text = (mediaType, content) => ({mediaType, content: {kind: 'text', text: content}});
  const value = (mediaType, content) => ({mediaType, content: {kind: 'value', value: content}});
  const json = 'application/json';
  const post = (body, encoding) => request('POST', '/x', {}, {body, encoding});
  const form = 'multipart/form-data';

  return [
    {name: 'a plain GET', build: request('GET', '/x', {})},
    {
      name: 'a query with everything',
      build: request('GET', '/x', {
        'query:a&b': [`${traps}\n+&=#`, {}],
        'query:é': ['日本 😀', {}],
        'query:list': [['a|b', 'c d'], {style: 'pipeDelimited'}],
        'query:deep': [{a: {'b]': "'"}}, {style: 'deepObject'}],
        'query:open': ["/:?@!$'()*,;", {allowReserved: true}],
      }),
    },
    {
      name: 'path values',
      build: request('DELETE', '/{a}/{b}/{c}/{d}', {
        'path:a': ['a/b?c#d', {}],
        'path:b': [['x', 'y'], {style: 'label'}],
        'path:c': [
          {R: 1, G: "o'"},
          {style: 'matrix', explode: true},
        ],
        'path:d': ['..', {}],
      }),
    },
    {
      name: 'headers',
      build: request('GET', '/x', {
        'header:X-Traps': [traps, {}],
        'header:X-Ümlaut': ['not sent', {}],
        'header:X-Text': ['é 日本', {}],
        'header:X-List': [['a', 'b;c'], {}],
        'header:Accept': ['application/vnd.x+json; v="1"', {}],
      }),
    },
    {
      name: 'cookies',
      build: request('GET', '/x', {
        'cookie:a': ["Hello, 'world'; $HOME", {}],
        'cookie:b': [['x', 'y'], {explode: true}],
      }),
    },
    {
      name: 'Basic and a key in the query',
      build: request(
        'PUT',
        '/x',
        {},
        {
          credentials: [
            {type: 'basic', username: "o'neil", password: 'p$`"\\'},
            {type: 'apiKey', place: 'query', name: 'key', value: "k'&$"},
          ],
        },
      ),
    },
    {name: 'JSON with traps', build: post(value(json, {[traps]: [traps, null, false]}))},
    {
      name: 'integers of 64 bits',
      build: post(value(json, parseJson('{"id":12345678901234567890,"n":1.10,"e":1E+2,"z":-0}'))),
    },
    {
      name: 'JSON in the words of its author',
      build: post(text(json, '{"a" :  "b",\n\n   \n\t"__proto__": {"JSON": 1} }\n\n')),
    },
    {name: 'JSON that is one string', build: post(text(json, '"a\\"b\\\\"'))},
    {
      name: 'invisible characters',
      build: post(text('text/plain', 'é😀\u2028\u202e\u200b\ufeff\u0007\u007f\u0085\r\nend\r')),
    },
    {
      name: 'lines that end blocks',
      build: post(
        text(
          'text/plain',
          `  first\n${traps}\nJSON\n  JSON,\nTEXT\nTEXT_END;\nEOF\n\\\n"""\n'''\n\`\`\`\n  last `,
        ),
      ),
    },
    {name: 'a text that ends with quotes', build: post(text('text/plain', '\n"\n"""""'))},
    {name: 'a text that ends with a backslash', build: post(text('text/plain', '"\n\\'))},
    {name: 'a text that looks like a file', build: post(text('text/plain', '@photo.png'))},
    {name: 'a null byte', build: post(text('text/plain', 'a\0b "c" \'d\' %s\\'))},
    {
      name: 'a form in a line',
      build: post(
        value('application/x-www-form-urlencoded', {a: traps, 'b c': ['1', '2'], d: {e: "'"}}),
      ),
    },
    {
      name: 'XML',
      build: post(value('application/xml', {a: "<b> & 'c'", 日本: ['x', 'y']})),
    },
    {name: 'lines of JSON', build: post(value('application/x-ndjson', [{a: "'"}, {b: '`'}]))},
    {name: 'a file', build: post({mediaType: 'image/png', content: {kind: 'file', file: photo}})},
    {
      name: 'a form of texts and files',
      build: post(value(form, {name: `${traps} é`, at: '@x', less: '<x', photo, notes})),
    },
    {
      name: 'a form with types, lists and lines',
      build: post(
        value(form, {
          meta: {id: 1, text: `${traps};type=x`},
          list: ['@a', 'b\nc', 'd\r\ne'],
          'q"q': 'quoted',
          photos: [photo, notes],
          typed: 'it\'s, here; or "there" \\',
        }),
        {
          typed: {
            contentType: 'text/csv',
            headers: [{...parameterOf('header:X-Part', {}), initialValue: `a "b" 'c'`}],
          },
        },
      ),
    },
    {name: 'a form with names that curl cannot write', build: post(value(form, {'a=b': 1}))},
    {
      name: 'parts that are no form',
      build: post(value('multipart/mixed', {a: {b: "'"}, photo})),
    },
    {name: 'an uncommon method', build: request('PURGE', '/x', {})},
    {
      name: 'PATCH with a list',
      build: request('PATCH', '/x', {}, {body: value('application/merge-patch+json', [])}),
    },
    {
      name: 'DELETE with a body',
      build: request('DELETE', '/x', {}, {body: value(json, {ids: [1, 2]})}),
    },
    {name: 'POST without a body', build: request('POST', '/x', {})},
    {name: 'HEAD', build: request('HEAD', '/x', {'query:a': ["'", {}]})},
    {name: 'OPTIONS', build: request('OPTIONS', '/x', {})},
  ];
}
