/** Problems in a page. */
export const pageCatalog = {
  'page/frontmatter-unclosed': {
    severity: 'warning',
    message: 'The frontmatter is never closed.',
    hint: 'Add a line with three dashes (---) where it ends.',
  },
  'page/frontmatter-invalid': {
    severity: 'warning',
    message: (of: {reason: string}) => `The frontmatter cannot be read: ${of.reason}.`,
    hint: 'Put values with colons or quotes in double quotes. What could be read is used.',
  },
  'page/unknown-component': {
    severity: 'warning',
    message: (of: {name: string}) => `There is no component <${of.name}>.`,
    hint: (of: {nearest?: string}) =>
      of.nearest === undefined
        ? 'Its content is shown in its place.'
        : `Did you mean <${of.nearest}>? Its content is shown in its place.`,
  },
  'page/unknown-icon': {
    severity: 'info',
    message: (of: {name: string}) => `There is no icon "${of.name}".`,
    hint: 'What comes nearest, or a circle, stands in its place. Names are those of Font Awesome Free.',
  },
  'page/unknown-variable': {
    severity: 'warning',
    message: (of: {name: string}) => `Nothing says what {{${of.name}}} stands for.`,
    hint: 'It is shown as it is written. Add the name to "variables" in docs.json.',
  },
  'page/unknown-element': {
    severity: 'info',
    message: (of: {name: string}) => `The HTML element <${of.name}> is not shown.`,
    hint: 'Its content is shown in its place; scripts and styles are left out.',
  },
  'page/dropped-attribute': {
    severity: 'info',
    message: (of: {tag: string; name: string}) => `<${of.tag}> cannot have "${of.name}" here.`,
    hint: 'It is left out: pages run no code, fetch nothing by their styles and stay in their place.',
  },
  'page/unclosed-tag': {
    severity: 'warning',
    message: (of: {name: string}) => `<${of.name}> is never closed.`,
    hint: (of: {name: string}) => `Add </${of.name}> where its content ends.`,
  },
  'page/stray-closing-tag': {
    severity: 'warning',
    message: (of: {name: string}) => `</${of.name}> closes nothing.`,
    hint: 'Remove it, or add the opening tag.',
  },
  'page/text-tag': {
    severity: 'info',
    message: (of: {tag: string}) => `${of.tag} opens no element and is shown as text.`,
    hint: 'Put it in `backticks` to say so.',
  },
  'page/unsupported-expression': {
    severity: 'warning',
    message: (of: {source: string}) => `${of.source} would have to be executed.`,
    hint: 'Only literal values are read; no code of a page is run.',
  },
  'page/unknown-attribute': {
    severity: 'info',
    message: (of: {component: string; name: string}) =>
      `<${of.component}> has no attribute "${of.name}".`,
    hint: (of: {nearest?: string}) =>
      of.nearest === undefined ? 'It is ignored.' : `Did you mean "${of.nearest}"? It is ignored.`,
  },
  'page/missing-attribute': {
    severity: 'warning',
    message: (of: {component: string; name: string}) =>
      `<${of.component}> needs the attribute "${of.name}".`,
    hint: 'It is shown without.',
  },
  'page/wrong-attribute': {
    severity: 'warning',
    message: (of: {component: string; name: string; expected: string}) =>
      `The attribute "${of.name}" of <${of.component}> should be ${of.expected}.`,
    hint: 'Its default is used.',
  },
  'page/too-deep': {
    severity: 'warning',
    message: 'The nesting goes deeper than 64 levels.',
    hint: 'What lies deeper is shown as text.',
  },
  'page/snippet-missing': {
    severity: 'warning',
    message: (of: {file: string}) => `The snippet ${of.file} could not be read.`,
    hint: 'Check its name: snippets lie in the folder "snippets" of the site.',
  },
  'page/snippet-cycle': {
    severity: 'warning',
    message: (of: {file: string}) => `The snippet ${of.file} holds itself.`,
    hint: 'It is left out where it would begin again.',
  },
  'page/too-many-snippets': {
    severity: 'warning',
    message:
      'The page holds more than 5000 snippets, or some that stand in each other more than 32 deep.',
    hint: 'What goes beyond is left out.',
  },
  'page/import-unsupported': {
    severity: 'warning',
    message: (of: {source: string}) => `${of.source} brings in code, which is not run.`,
    hint: 'Only Markdown files (.md, .mdx) and constants can be imported and exported.',
  },
} as const;
