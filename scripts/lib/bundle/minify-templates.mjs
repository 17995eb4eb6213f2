/**
 * A Rollup plugin that takes the layout of the source out of Lit's `css` and `html` templates:
 * comments and indentation of styles, runs of white space with a line break in markup (one space
 * stays, so nothing is drawn differently). Templates that hold text as it is written (`<pre>`,
 * `<textarea>`) are left alone.
 */
export function minifyTemplates() {
  return {
    name: 'minify-templates',
    transform(code, id) {
      if (!/\.ts$/.test(id) || !/\b(css|html|svg)`/.test(code)) return undefined;
      const edits = templatesIn(this.parse(code)).flatMap(({tag, quasi}) =>
        editsOf(tag.name, quasi),
      );
      return edits.length === 0 ? undefined : rewrite(code, edits);
    },
  };
}

function templatesIn(node, found = []) {
  if (node === null || typeof node !== 'object') return found;
  if (node.type === 'TaggedTemplateExpression' && ['css', 'html', 'svg'].includes(node.tag.name)) {
    found.push(node);
  }
  for (const child of Object.values(node)) templatesIn(child, found);
  return found;
}

function editsOf(tag, {quasis}) {
  if (tag !== 'css' && quasis.some(({value}) => /<(pre|textarea)\b/.test(value.raw))) return [];
  const minify = tag === 'css' ? minifyCss : minifyMarkup;
  return quasis.map(({start, end, value}) => ({start, end, text: minify(value.raw)}));
}

/** A size in rem, but not the definition of the token itself. */
const size = /(?<!--docs-rem: *)(?<![\w.])(-?[\d.]+)rem\b/g;
const string = String.raw`("(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*')`;
const gap = String.raw`(?:\s|/\*[^]*?\*/)`;
const cssToken = new RegExp(
  `${string}|${gap}*(?:;${gap}*(?=}))?([{};,>])${gap}*|(:)${gap}+|${gap}+`,
  'g',
);

/**
 * Strings in styles stay as they are; so does the white space before `:`, where a selector may
 * begin, and one space wherever an expression may be next to it. Sizes in rem become multiples of
 * the token `--docs-rem`.
 */
export function minifyCss(css) {
  return css
    .replace(cssToken, (_all, string, punctuation, colon) => string ?? punctuation ?? colon ?? ' ')
    .replace(size, 'calc($1*var(--docs-rem))');
}

export function minifyMarkup(markup) {
  return markup.replace(/\s*\n\s*/g, ' ');
}

/** The code with its templates exchanged. */
function rewrite(code, edits) {
  let output = '';
  let at = 0;
  for (const {start, end, text} of edits.sort((a, b) => a.start - b.start)) {
    output += code.slice(at, start) + text;
    at = end;
  }
  return {code: output + code.slice(at), map: null};
}
