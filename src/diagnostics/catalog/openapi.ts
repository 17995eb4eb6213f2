import {shortList} from './short-list.js';

/** Problems in OpenAPI files, and in what refers to their operations. */
export const openapiCatalog = {
  'openapi/syntax': {
    severity: 'error',
    message: (of: {reason: string}) => `The file cannot be read here: ${of.reason}.`,
    hint: 'Fix this line. The rest is shown.',
  },
  'openapi/yaml-tags': {
    severity: 'info',
    message: ({names, lines}: {names: readonly string[]; lines: readonly number[]}) =>
      `Tags of YAML are not evaluated: ${shortList(names)}, on ` +
      `${lines.length === 1 ? 'line' : 'lines'} ${shortList(lines.map(String))}.`,
    hint:
      'Their values are shown as they are written. To show other values, publish the ' +
      'description that the tool with these tags exports.',
  },
  'openapi/not-a-description': {
    severity: 'error',
    message: (of: {found: string}) =>
      `This should be an OpenAPI description, but it is ${of.found}.`,
    hint:
      'Write or export an OpenAPI description: an object with "openapi", "info" and "paths", ' +
      'in JSON or YAML.',
  },
  'openapi/version': {
    severity: 'warning',
    message: (of: {found: string}) =>
      of.found === ''
        ? 'The file does not state its OpenAPI version.'
        : `The version ${of.found} is not one of 2.0, 3.0, 3.1 and 3.2.`,
    hint: 'Set "openapi" to its version, such as "3.1.1". The file is read as OpenAPI 3.2.',
  },
  'openapi/no-operations': {
    severity: 'warning',
    message: 'The file describes no operations.',
    hint: 'Add them to "paths": {"/users": {"get": {"responses": {}}}}.',
  },
  'openapi/wrong-type': {
    severity: 'warning',
    message: (of: {name: string; expected: string; found: string}) =>
      `"${of.name}" should be ${of.expected}, but it is ${of.found}.`,
    hint: 'It is left out.',
  },
  'openapi/swagger-keyword': {
    severity: 'warning',
    message: (of: {name: string}) => `"${of.name}" is written as in Swagger 2.0.`,
    hint: (of: {instead: string}) => `It is read all the same. OpenAPI 3 writes ${of.instead}.`,
  },
  'openapi/ref-missing': {
    severity: 'error',
    message: (of: {ref: string}) => `The reference “${of.ref}” points to nothing.`,
    hint: 'Check the name after "#".',
  },
  'openapi/ref-cycle': {
    severity: 'error',
    message: (of: {ref: string}) => `The reference “${of.ref}” points back to itself.`,
    hint: 'Replace one of the references in the cycle with a definition.',
  },
  'openapi/ref-refused': {
    severity: 'error',
    message: (of: {ref: string}) => `The reference “${of.ref}” is not followed.`,
    hint: 'Write "#/…" for a part of this file, a relative path, or an https: URL.',
  },
  'openapi/ref-unavailable': {
    severity: 'error',
    message: (of: {ref: string; reason: string}) =>
      `The file of the reference “${of.ref}” cannot be loaded: ${of.reason}.`,
    hint: 'Check the path, which is relative to this file.',
  },
  'openapi/ref-in-example': {
    severity: 'warning',
    message: (of: {ref: string}) =>
      `The reference “${of.ref}” is in an example. It is shown, but not followed.`,
    hint:
      'Write the value itself, or refer to an Example Object: ' +
      '"examples": {"name": {"$ref": "#/components/examples/name"}}.',
  },
  'openapi/undeclared-parameter': {
    severity: 'info',
    message: (of: {name: string; path: string}) =>
      `No parameter describes {${of.name}} in the path ${of.path}.`,
    hint: (of: {name: string}) => `Add {"name": "${of.name}", "in": "path"} to "parameters".`,
  },
  'openapi/unknown-scheme': {
    severity: 'warning',
    message: (of: {name: string}) =>
      `"security" names "${of.name}", which the file does not define.`,
    hint: (of: {name: string; place: string}) => `Add "${of.name}" to "${of.place}".`,
  },
  'openapi/security-object': {
    severity: 'warning',
    message: '"security" should be a list, but it is an object.',
    hint: 'It is read as a list with one item. Write "security": [{"name": []}].',
  },
  'openapi/server-refused': {
    severity: 'warning',
    message: (of: {url: string}) => `“${of.url}” is not the URL of a server.`,
    hint: 'It is left out. Write an http: or https: URL, or a path.',
  },
  'openapi/link-missing': {
    severity: 'warning',
    message: (of: {url: string}) =>
      `The link “${of.url}” matches no operation, tag, schema or heading of the API.`,
    hint: (of: {nearest?: string}) =>
      of.nearest === undefined
        ? 'Write "#operation/" and an operationId, "#tag/" and a tag, or ' +
          '"#/components/schemas/" and the name of a schema.'
        : `Did you mean “${of.nearest}”?`,
  },
  'openapi/no-server': {
    severity: 'warning',
    message: 'Readers cannot send requests, because no server is defined.',
    hint:
      'Add "servers": [{"url": "https://api.example.com"}] to the API description, or "baseUrl" ' +
      'to "api" in the configuration. To hide the playground, set "playground" to "hide" in the ' +
      'frontmatter.',
  },
  'openapi/not-found': {
    severity: 'error',
    message: (of: {written: string}) => `No OpenAPI file describes “${of.written}”.`,
    hint: (of: {nearest: readonly string[]; files: readonly string[]; advice?: string}) =>
      of.nearest.length > 0
        ? `Did you mean ${listed(of.nearest)}?`
        : of.files.length > 0
          ? `Looked for it in ${listed(of.files)}.`
          : (of.advice ?? 'Add the file to "openapi" in the configuration.'),
  },
  'openapi/not-named': {
    severity: 'error',
    message: (of: {files: readonly string[]} & Users) =>
      `The configuration does not name ${filesText(of.files)}, which ${usersText(of)} to.`,
    hint: (of: {advice: string}) => `${of.advice} ${becauseOfBrowsers}`,
  },
  'openapi/not-chosen': {
    severity: 'error',
    message: (of: {files: readonly string[]} & Users) =>
      `Several OpenAPI files describe “${of.first}”${andOthers(of)}, and the configuration ` +
      `names none of them: ${listed(of.files)}.`,
    hint: (of: {advice: string}) =>
      `${of.advice} Of these files, it is the nearest to the pages that is not in an archive ` +
      `folder. You can name another one instead. ${becauseOfBrowsers}`,
  },
  'openapi/ambiguous': {
    severity: 'warning',
    message: (of: {files: readonly string[]}) =>
      `Several OpenAPI files describe the same operation or schema: ${of.files.join(', ')}.`,
    hint: (of: {files: readonly string[]}) =>
      'A page shows the file nearest to it that is not in an archive folder. To choose a file, ' +
      `name it in the page, such as “${of.files[0]} GET /users”, or remove the others from ` +
      'the configuration.',
  },
} as const;

const becauseOfBrowsers =
  'Other tools search the folder for the file, but a browser cannot list the files in it.';

/** What refers to a file: an operation or a schema, and so many others; or any pages. */
interface Users {
  readonly first?: string | undefined;
  readonly others?: number;
}

function usersText({first, others = 0}: Users): string {
  if (first === undefined) return 'pages refer';
  return `“${first}”${andOthers({others})} ${others === 0 ? 'refers' : 'refer'}`;
}

function andOthers({others = 0}: Users): string {
  return others === 0 ? '' : ` and ${others} ${others === 1 ? 'other' : 'others'}`;
}

function filesText(files: readonly string[]): string {
  const names = new Intl.ListFormat('en').format(files);
  return `the OpenAPI ${files.length === 1 ? 'file' : 'files'} ${names}`;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', {type: 'disjunction'}).format(names);
}
