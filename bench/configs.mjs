/** Texts of `docs.json`, redirects, URLs and names for `linear.mjs`. */
import {nested, numbered, repeated} from './generators.mjs';

const older = '{"name": "a", "navigation": [{"group": "a", "pages": ["a"]}], ';
const pages = '{"name": "a", "navigation": [{"group": "a", "pages": [';

/** Texts of `docs.json`. */
export const configs = {
  comments: repeated('// a\n', '', `${older}"tabs": []}`),
  'block comments': repeated('/**/', '', `${older}"tabs": []}`),
  'open comments': repeated('/*', older),
  'duplicate names': repeated('"name": "a", ', '{', '"tabs": []}'),
  'unknown properties': numbered((index) => `"a${index}": 1,\n`, older, '"tabs": []}'),
  'unknown properties like known ones': numbered(
    (index) => `"name${index}": 1,\n`,
    older,
    '"tabs": []}',
  ),
  'long unknown names': (size) => `${older}"${'a'.repeat(size)}": 1}`,
  'trailing commas': repeated('[1,],', `${older}"tabs": [`, ']}'),
  commas: repeated(',', `${older}"tabs": [`, ']}'),
  colons: repeated(':', older),
  words: repeated('a ', older),
  letters: repeated('a', older),
  signs: repeated('?', older),
  numbers: repeated('1', `${older}"tabs": `, '}'),
  'numbers with words': repeated('1a ', `${older}"tabs": [`, ']}'),
  quotes: repeated('"', older),
  'open strings': repeated('"a\n', older),
  backslashes: repeated('\\', `${older}"tabs": "`, '"}'),
  escapes: repeated('\\x', `${older}"tabs": "`, '"}'),
  'tabs in strings': repeated('\t', `${older}"tabs": "`, '"}'),
  brackets: repeated('[', `${older}"tabs": `),
  braces: repeated('{', `${older}"tabs": `),
  'open objects': repeated('{"a":', `${older}"tabs": `),
  'open objects in lists': repeated('[{"a":', `${older}"tabs": `),
  'closing brackets': repeated(']', older),
  'closed brackets': nested('[', ']'),
  'wrong brackets': repeated('[}', `${older}"tabs": `),
  'blank lines': repeated('\n', older, '"tabs": []}'),
  spaces: repeated(' ', older, '"tabs": []}'),
  'spaces and an error': repeated(' ', older, '?'),
  'control characters': repeated('\x01', older),
  'a page of another kind': repeated('<p>a</p>'),
  'wrong types': repeated('1,', `${older}"tabs": [`, '1]}'),
  'wrong colors': repeated(
    '{"name": "a", "url": "b", "color": "c"},',
    `${older}"anchors": [`,
    '{}]}',
  ),
  'empty objects': repeated('{},', `${older}"tabs": [`, '{}]}'),
  pages: numbered((index) => `"a${index}",`, pages, '"b"]}]}'),
  'equal pages': repeated('"a",', pages, '"b"]}]}'),
  'paths of pages': repeated('a/', `${pages}"`, '"]}]}'),
  groups: repeated('{"group": "a", "pages": ["a"]},', '{"name": "a", "navigation": [', '"b"]}'),
  'groups of many names': numbered(
    (index) => `{"group": "a${index}", "pages": ["a${index}"]},`,
    '{"name": "a", "navigation": [',
    '"b"]}',
  ),
  'nested groups': nested('{"group": "a", "pages": [', ']}', '"a"'),
  tabs: numbered((index) => `{"name": "a", "url": "a${index}"},`, `${older}"tabs": [`, '{}]}'),
  anchors: numbered(
    (index) => `{"name": "a", "url": "a${index}"},`,
    `${older}"anchors": [`,
    '{}]}',
  ),
  versions: numbered((index) => `"a${index}",`, `${older}"versions": [`, '"a"]}'),
  'tabs of versions': numbered(
    (index) => `{"name": "a", "url": "a${index}", "version": "b${index}"},`,
    `${older}"versions": ["a", "b"], "tabs": [`,
    '{}]}',
  ),
  'newer tabs': numbered(
    (index) => `{"tab": "a${index}", "pages": ["a${index}"]},`,
    '{"name": "a", "navigation": {"tabs": [',
    '{"tab": "a", "pages": ["a"]}]}}',
  ),
  'newer languages': numbered(
    (index) => `{"language": "a${index}", "pages": ["a${index}"]},`,
    '{"name": "a", "navigation": {"languages": [',
    '{"language": "a", "pages": ["a"]}]}}',
  ),
  'newer versions': numbered(
    (index) => `{"version": "a${index}", "pages": ["b/a${index}"]},`,
    '{"name": "a", "navigation": {"versions": [',
    '{"version": "a", "pages": ["a"]}]}}',
  ),
  'nested tabs': (size) =>
    `{"name": "a", "navigation": ${nested('{"tabs": [{"tab": "a", "groups": [', ']}]}')(size)}}`,
  'nested menus': (size) =>
    `{"name": "a", "navigation": ${nested('{"dropdowns": [{"dropdown": "a", "tabs": [', ']}]}')(size)}}`,
  'social accounts': numbered(
    (index) => `"a${index}": "b",`,
    `${older}"footerSocials": {`,
    '"x": "y"}}',
  ),
  'refused links': repeated(
    '{"name": "a", "url": "javascript:a"},',
    `${older}"topbarLinks": [`,
    '{}]}',
  ),
  redirects: numbered(
    (index) => `{"source": "/a${index}", "destination": "/a${index + 1}"},`,
    `${older}"redirects": [`,
    '{"source": "/a", "destination": "/b"}]}',
  ),
  'redirects with wildcards': numbered(
    (index) => `{"source": "/:a*/b${index}/*", "destination": "/c${index}/:a*"},`,
    `${older}"redirects": [`,
    '{"source": "/a", "destination": "/b"}]}',
  ),
  'redirects of one folder': numbered(
    (index) => `{"source": "/a/:b${index}*", "destination": "/a/c${index}"},`,
    `${older}"redirects": [`,
    '{"source": "/a", "destination": "/b"}]}',
  ),
  'wildcards of a redirect': (size) =>
    `${older}"redirects": [{"source": "${'/:a*'.repeat(size / 4)}/b", "destination": "/c"}]}`,
  'names of a destination': (size) =>
    `${older}"redirects": [{"source": "/:a*", "destination": "${'/:a'.repeat(size / 3)}"}]}`,
  'references to one file': repeated(
    '{"$ref": "b.json"},',
    '{"name": "a", "navigation": [',
    '"a"]}',
  ),
  'references to many files': numbered(
    (index) => `{"$ref": "b${index}.json"},`,
    '{"name": "a", "navigation": [',
    '"a"]}',
  ),
  'references to a long list': repeated(
    '{"$ref": "long.json"},',
    '{"name": "a", "navigation": [',
    '"a"]}',
  ),
  'references beside properties': repeated(
    '{"$ref": "b.json", "icon": "c"},',
    '{"name": "a", "navigation": [',
    '"a"]}',
  ),
  'references to a missing file': repeated(
    '{"$ref": "c.json"},',
    '{"name": "a", "navigation": [',
    '"a"]}',
  ),
  'references to the file itself': repeated(
    '{"$ref": "docs.json"},',
    '{"name": "a", "navigation": [',
    '"a"]}',
  ),
  'a reference of many folders': (size) =>
    `{"name": "a", "navigation": {"$ref": "${'a/'.repeat(size / 2)}"}}`,
};

/** The files that the configurations refer to. */
export const referencedTexts = {
  'b.json': '{"group": "a", "pages": ["a", "b", "c"], "wrong": 1}',
  'long.json': `{"group": "a", "pages": [${'"a", '.repeat(1000)}"b"]}`,
};

/** The source of a redirect, its destination and a path, all of a size. */
export const redirects = {
  'two wildcards': (size) => ['/:a*/x/:b*/y', '/:a*', 'x/'.repeat(size / 2)],
  'three wildcards': (size) => ['/:a*/x/:b*/x/:c*/y', '/:a*', 'x/'.repeat(size / 2)],
  'ten wildcards': (size) => [`${'/:a*/x'.repeat(10)}/y`, '/:a*', 'x/'.repeat(size / 2)],
  'wildcards as long as the path': (size) => [
    `${'/:a*'.repeat(size / 4)}/y`,
    '/:a*',
    'x/'.repeat(size / 2),
  ],
  'wildcards and segments as long as the path': (size) => [
    `${'/:a*/x'.repeat(size / 6)}/y`,
    '/:a*',
    'x/'.repeat(size / 2),
  ],
  'matching wildcards as long as the path': (size) => [
    `${'/:a*'.repeat(size / 4)}`,
    '/:a*',
    'x/'.repeat(size / 2),
  ],
  'names as long as the path': (size) => [
    `${'/:a'.repeat(size / 3)}`,
    '/:a',
    'x/'.repeat(size / 3),
  ],
  stars: (size) => ['/*/x/*/y', '/*', 'x/'.repeat(size / 2)],
  'stars of one segment': (size) => ['/*a*', '/*', 'a'.repeat(size)],
  'a long source': (size) => ['*'.repeat(size), '/*', 'a'],
  'a long segment': (size) => ['/:a', '/:a', 'a'.repeat(size)],
  'many names of a destination': (size) => ['/:a*', '/:a*'.repeat(size / 4), 'a'],
  'names of a long path': (size) => ['/:a*', '/:a*/:a*/:a*', 'a/'.repeat(size / 2)],
  'colons of a destination': (size) => ['/:a*', ':'.repeat(size), 'a'],
  'slashes of a source': (size) => ['/'.repeat(size) + 'a', '/b', 'a'],
  'slashes of a path': (size) => ['/a', '/b', '/'.repeat(size) + 'a'],
  'endings of a source': (size) => ['/a.md'.repeat(size / 5), '/b', 'a'],
};

/** URLs as authors write them and as browsers open them. */
export const urls = {
  slashes: repeated('/', '', 'a'),
  backslashes: repeated('\\', '', 'a'),
  dots: repeated('../', '', 'a'),
  'dots without slashes': repeated('.', '', 'a'),
  endings: repeated('.md'),
  'percent signs': repeated('%'),
  escapes: repeated('%20'),
  'wrong escapes': repeated('%zz'),
  spaces: repeated(' '),
  'spaces inside': repeated(' ', 'a', 'b'),
  'control characters': repeated('\x01', 'a', 'b'),
  'line ends': repeated('\n', 'a', 'b'),
  'a scheme': repeated('a', '', ':'),
  letters: repeated('a'),
  colons: repeated(':', 'a'),
  questions: repeated('?'),
  'signs of ids': repeated('#'),
  ats: repeated('@', 'https://'),
  hosts: repeated('a.', 'https://'),
  data: repeated('a', 'data:image/'),
  index: repeated('index/'),
  folders: repeated('a/'),
};

/** Names of icons, colors and other short texts. */
export const names = {
  letters: repeated('a'),
  capitals: repeated('A'),
  'capitals by turns': repeated('aA'),
  dashes: repeated('-', 'a', 'b'),
  spaces: repeated(' ', 'a', 'b'),
  words: repeated('a '),
  prefixes: repeated('fa-'),
  signs: repeated('#'),
  digits: repeated('1', '#'),
  dots: repeated('.', 'a', 'b'),
  quotes: repeated('"'),
  brackets: repeated('('),
};
