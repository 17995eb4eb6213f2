import {comingFrom, ownComponents, type OtherTool} from '../help-url.js';

/** A component that a page defines in code, and the lines on which the page uses it. */
export interface ComponentUse {
  readonly name: string;
  readonly lines: readonly number[];
}

/** A snippet without a text; with the error, if it may exist but could not be loaded. */
export interface SnippetProblem {
  readonly file: string;
  readonly error?: unknown;
}

/** The text of an error: what an application throws may be anything. */
function reasonOf(error: unknown): string {
  const hasText = typeof error === 'string' || error instanceof Error;
  return hasText ? String(error) : 'unknown error';
}

/** Components that every page of Docusaurus may use, or imports from its theme. */
const ofDocusaurus = /^(?:TabItem|DocCard(?:List)?|TOCInline|Admonition|BrowserOnly|ThemedImage)$/;

/** An import of a file of the site, such as `from './card'`. */
const lacksExtension = /^import\b.*["']\.{0,2}\/(?:[^"']*\/)?[^"'./]+["']/;

/** The tool whose pages have such imports and exports. */
function toolOf(statement: string): OtherTool {
  if (/\.vue\b|\bfrom\s+['"](?:vue|vitepress)\b/.test(statement)) return 'VitePress';
  return /['"](?:@(?:site|theme|docusaurus)\b|react\b)/.test(statement) ? 'Docusaurus' : 'Mintlify';
}

/** What to write instead of HTML in a text. */
export const elementsInstead =
  'Write the elements as JSX, or the content as Markdown between the tags of the component.';

/** Problems in a page. */
export const pageCatalog = {
  'page/more': {
    severity: 'info',
    message: (of: {count: number}) =>
      of.count === 1
        ? 'There is 1 more problem on this page.'
        : `There are ${of.count} more problems on this page.`,
    hint: 'Fix the listed ones, then load the page again to see the rest.',
  },
  'page/encoding': {
    severity: 'warning',
    message: 'The file is not plain UTF-8. Bytes that are not UTF-8 are shown as U+FFFD (\ufffd).',
    hint:
      'Save the file as "UTF-8", not as "UTF-8 with BOM" or "UTF-16". ' +
      'If this character is intended, write &#xFFFD;.',
  },
  'page/frontmatter-unclosed': {
    severity: 'warning',
    message: 'The frontmatter is never closed.',
    hint: 'Add a line with three dashes (---) where it ends.',
  },
  'page/frontmatter-invalid': {
    severity: 'warning',
    message: (of: {reason: string}) => `The frontmatter cannot be read as YAML: ${of.reason}.`,
    hint:
      'Lines of the form "key: value" are used anyway. ' +
      'Put values that contain colons or quotes in double quotes.',
  },
  'page/unknown-component': {
    severity: 'warning',
    message: (of: {name: string}) => `There is no component <${of.name}>.`,
    hint: (of: {name: string; file?: string; nearest?: string}) => {
      const question = of.nearest === undefined ? '' : ` Did you mean <${of.nearest}>?`;
      // Only VitePress has components in plain Markdown.
      const usual = of.file?.endsWith('.md') ? 'VitePress' : 'Mintlify';
      const tool = ofDocusaurus.test(of.name) ? 'Docusaurus' : usual;
      return `Only its content is shown.${question || ` ${comingFrom(tool)}`}`;
    },
  },
  'page/unknown-icon': {
    severity: 'info',
    message: (of: {name: string}) => `There is no icon "${of.name}".`,
    hint:
      'A similar icon, or a neutral one, is shown instead. ' +
      'Use the icon names of Font Awesome Free.',
  },
  'page/diagram-error': {
    severity: 'warning',
    message: (of: {reason: string}) => `The diagram cannot be drawn: ${of.reason}`,
    hint: 'Its source is shown instead. The mistake may be on the line above.',
  },
  'page/unknown-variable': {
    severity: 'warning',
    message: (of: {name: string}) => `The variable {{${of.name}}} is not defined.`,
    hint: 'It is shown as written. Add it to "variables" in the configuration.',
  },
  'page/unknown-element': {
    severity: 'info',
    message: (of: {name: string}) => `The HTML element <${of.name}> is not supported.`,
    hint: (of: {name: string}) =>
      of.name === 'script'
        ? `It is left out: code in pages is never executed. ${comingFrom('VitePress')}`
        : 'Only its content is shown. Scripts and styles are left out.',
  },
  'page/dropped-attribute': {
    severity: 'info',
    message: (of: {tag: string; name: string}) => `"${of.name}" is not allowed on <${of.tag}>.`,
    hint:
      'It is left out. ' +
      'Pages cannot run code, load files from styles, or cover the rest of the site.',
  },
  'page/unclosed-tag': {
    severity: 'warning',
    message: (of: {name: string}) => `<${of.name}> is never closed.`,
    hint: (of: {name: string}) => `Add </${of.name}> where its content ends.`,
  },
  'page/unclosed-fence': {
    severity: 'warning',
    message: 'The fence opens a code block that is never closed.',
    hint:
      'All that follows is shown as code. Add a line with as many backticks or tildes where the ' +
      'code ends, or remove the fence.',
  },
  'page/stray-closing-tag': {
    severity: 'warning',
    message: (of: {name: string}) => `</${of.name}> has no opening tag.`,
    hint: 'Remove it, or add the opening tag.',
  },
  'page/text-tag': {
    severity: 'info',
    message: (of: {tag: string}) => `${of.tag} is not an element and is shown as text.`,
    hint: 'If that is intended, put it in `backticks`.',
  },
  'page/unsupported-expression': {
    severity: 'warning',
    message: (of: {source: string}) => `${of.source} cannot be read without executing it.`,
    hint: (of: {source: string; isLeftOut: boolean}) =>
      (of.isLeftOut ? 'It is left out' : 'It is shown as written') +
      ': code in pages is never executed. ' +
      'Write the value itself, and put braces that are meant as text in `backticks`.' +
      (of.source.startsWith('{{') ? ` ${comingFrom('VitePress')}` : ''),
  },
  'page/unknown-attribute': {
    severity: 'info',
    message: (of: {component: string; name: string}) =>
      `<${of.component}> has no attribute "${of.name}".`,
    hint: (of: {nearest?: string}) =>
      of.nearest === undefined ? 'It is ignored.' : `It is ignored. Did you mean "${of.nearest}"?`,
  },
  'page/missing-attribute': {
    severity: 'warning',
    message: (of: {component: string; name: string}) =>
      `<${of.component}> needs the attribute "${of.name}".`,
    hint: 'The component is shown without it.',
  },
  'page/wrong-attribute': {
    severity: 'warning',
    message: (of: {component: string; name: string; expected: string}) =>
      `The attribute "${of.name}" of <${of.component}> should be ${of.expected}.`,
    hint: 'The default is used instead.',
  },
  'page/unused-footnote': {
    severity: 'warning',
    message: (of: {label: string}) => `Nothing refers to the footnote [^${of.label}].`,
    hint: (of: {label: string}) =>
      `It is not shown. Write [^${of.label}] in the text, or remove the footnote.`,
  },
  'page/too-deep': {
    severity: 'warning',
    message: 'The nesting is deeper than 64 levels.',
    hint: 'Anything deeper is shown as text.',
  },
  'page/snippet-missing': {
    severity: 'warning',
    message: (of: SnippetProblem) =>
      `The snippet ${of.file} could not be read${'error' in of ? `: ${reasonOf(of.error)}` : '.'}`,
    hint: (of: SnippetProblem) =>
      'error' in of
        ? 'Make sure that the file can be loaded, then open the page again.'
        : 'Check its name. Snippets belong in the "snippets" folder of the site.',
  },
  'page/snippet-cycle': {
    severity: 'warning',
    message: (of: {file: string}) => `The snippet ${of.file} includes itself.`,
    hint: 'It is left out where it repeats.',
  },
  'page/too-many-snippets': {
    severity: 'warning',
    message:
      'The page contains more than 5000 snippets, snippets nested more than 32 levels deep, or ' +
      'snippets that repeat their content too often.',
    hint: 'The rest are left out.',
  },
  'page/not-evaluated': {
    severity: 'warning',
    message: (of: {name: string; reason: string}) =>
      /[^\w.]/.test(of.name)
        ? `${of.name} is left out: it ${of.reason}.`
        : `<${of.name}> shows only its content: its code ${of.reason}.`,
    hint: (of: {reason: string}) =>
      (of.reason.includes('dangerouslySetInnerHTML') ? `${elementsInstead} ` : '') +
      'An interpreter evaluates the code of pages. It supports only a part of JavaScript. ' +
      ownComponents,
  },
  'page/not-run': {
    severity: 'warning',
    message: (of: {name: string; reason: string; isStopped: boolean}) =>
      of.isStopped
        ? `<${of.name}> no longer reacts: its code ${of.reason}.`
        : `<${of.name}> did not do a part of what its code says: it ${of.reason}.`,
    hint:
      'The reader sees what the component showed before. An interpreter runs the code of pages. ' +
      'It supports only a part of JavaScript and of the browser. ' +
      ownComponents,
  },
  'page/import-unsupported': {
    severity: 'warning',
    message: (of: {source: string}) => {
      if (lacksExtension.test(of.source)) return `${of.source} names a file without its extension.`;
      const verb = of.source.startsWith('export') ? 'defines' : 'imports';
      return `${of.source} ${verb} code, which is not executed.`;
    },
    hint: (of: {source: string; uses?: readonly ComponentUse[]}) =>
      [
        ...(of.uses ?? []).map(({name, lines}) => {
          const word = lines.length === 1 ? 'line' : 'lines';
          const more = lines.length > 20 ? ` and ${lines.length - 20} more` : '';
          const places = `${word} ${lines.slice(0, 20).join(', ')}${more}`;
          return `<${name}> shows only its content (${places}).`;
        }),
        lacksExtension.test(of.source)
          ? 'Add it: .mdx, .md, .jsx, .tsx, .js or .ts. Browsers cannot search for the file.'
          : 'Pages can import Markdown files and code files (.jsx, .tsx, .js, .ts) of the site, ' +
            `and React. ${comingFrom(toolOf(of.source))}`,
      ].join(' '),
  },
} as const;
