/** What a page can say better. */
export const writingCatalog = {
  'writing/alt-text': {
    severity: 'warning',
    message: 'The image has no alt text.',
    hint:
      'Describe what it shows: ![The list of users](users.png). ' +
      'For a decorative image, write <img alt="" … />.',
  },
  'writing/alt-words': {
    severity: 'warning',
    message: (of: {alt: string}) => `The alt text "${of.alt}" does not describe the image.`,
    hint: 'Say what the image shows, for readers who do not see it.',
  },
  'writing/link-text': {
    severity: 'warning',
    message: (of: {text: string}) =>
      `The link text "${of.text}" does not say where the link leads.`,
    hint: 'Use the title of the page, or name what the reader finds there.',
  },
  'writing/empty-link': {
    severity: 'warning',
    message: 'The link has no text.',
    hint: 'Readers cannot see or hear it. Add text, or remove the link.',
  },
  'writing/top-heading': {
    severity: 'warning',
    message: 'The heading is at level 1, which is the level of the page title.',
    hint: 'Start at level 2: ## Heading.',
  },
  'writing/skipped-heading': {
    severity: 'warning',
    message: (of: {level: number; before: number}) =>
      of.before === 1
        ? `The first heading below the title is at level ${of.level}.`
        : `The heading is at level ${of.level}, but the one before it is at level ${of.before}.`,
    hint: (of: {before: number}) =>
      `Use level ${of.before + 1}. Screen readers and the outline rely on the order.`,
  },
  'writing/empty-heading': {
    severity: 'warning',
    message: 'The heading has no text.',
    hint: 'Add text, or remove the heading.',
  },
  'writing/repeated-heading': {
    severity: 'info',
    message: (of: {text: string; line: number}) =>
      `This section already has the heading "${of.text}", on line ${of.line}.`,
    hint: 'Make them different, so that readers and links can tell them apart.',
  },
  'writing/image-frame': {
    severity: 'info',
    message: 'The image is not in a <Frame>.',
    hint: 'Put it in <Frame caption="…">…</Frame>.',
  },
  'writing/code-language': {
    severity: 'warning',
    message: 'The code block has no language.',
    hint: 'Write it after the backticks, such as ```bash; for plain text, write ```text.',
  },
  'writing/unknown-language': {
    severity: 'info',
    message: (of: {name: string}) => `Code in the language "${of.name}" has no colors.`,
    hint: (of: {nearest: string | undefined}) =>
      of.nearest === undefined
        ? 'The name is not known, so that the code is shown as plain text. Use a common name, or ' +
          'write ```text.'
        : `It is shown as plain text. Did you mean "${of.nearest}"?`,
  },
  'writing/code-title': {
    severity: 'info',
    message: 'The code block is one of several and has no title.',
    hint: 'Write a file name or a title after the language: ```js server.js.',
  },
  'writing/secret': {
    severity: 'error',
    message: (of: {kind: string; start: string}) => `This looks like ${of.kind}: ${of.start}…`,
    hint: 'If it is real, revoke it now. Write a placeholder such as <API_KEY>.',
  },
  'writing/steps': {
    severity: 'info',
    message: 'The numbered list contains instructions.',
    hint: 'Write them as <Steps> with a <Step title="…"> for each.',
  },
  'writing/api-example': {
    severity: 'info',
    message: (of: {name: string}) => `<${of.name}> is on a page that does not describe an API.`,
    hint: 'Use <CodeGroup> or a code block, or add "api" or "openapi" to the frontmatter.',
  },
  'writing/parameter-optional': {
    severity: 'info',
    message: (of: {name: string}) =>
      `The parameter "${of.name}" is marked neither as required nor as optional.`,
    hint: 'Add "required", "optional", or a "default".',
  },
  'writing/parameter-location': {
    severity: 'warning',
    message: 'The parameter does not say where it is sent.',
    hint: 'Write its name as "path", "query", "body" or "header": <ParamField query="limit">.',
  },
  'writing/field-type': {
    severity: 'info',
    message: (of: {component: string; name: string}) =>
      `The <${of.component}> "${of.name}" has no type.`,
    hint: 'Add one, such as type="string".',
  },
  'writing/field-description': {
    severity: 'info',
    message: (of: {component: string; name: string}) =>
      `The <${of.component}> "${of.name}" has no description.`,
    hint: 'Say what it means and which values it takes.',
  },
  'writing/step-title': {
    severity: 'info',
    message: 'The step has no title.',
    hint: 'Add one that says what the reader does: <Step title="Install the package">.',
  },
  'writing/outside-parent': {
    severity: 'warning',
    message: (of: {name: string; parent: string}) => `<${of.name}> is not in <${of.parent}>.`,
    hint: (of: {parent: string}) => `Put it in <${of.parent}>…</${of.parent}>.`,
  },
  'writing/empty-group': {
    severity: 'warning',
    message: (of: {name: string; child: string}) => `<${of.name}> contains no ${of.child}.`,
    hint: 'Add content, or remove it.',
  },
  'writing/repeated-tab': {
    severity: 'warning',
    message: (of: {title: string; line: number}) =>
      `This group already has a tab with the title "${of.title}", on line ${of.line}.`,
    hint: 'Make them different, so that readers can tell them apart.',
  },
  'writing/single-sample': {
    severity: 'info',
    message: '<CodeGroup> contains only one code block.',
    hint: 'Add the same code in another language, or remove <CodeGroup>.',
  },
  'writing/frame-title': {
    severity: 'warning',
    message: 'The <iframe> has no title.',
    hint: 'Screen readers announce it: <iframe title="Video: first steps" … />.',
  },
  'writing/table-header': {
    severity: 'info',
    message: 'The header cells of the table are empty.',
    hint: 'Name the columns, so that each cell can be understood on its own.',
  },
  'writing/placeholder': {
    severity: 'warning',
    message: (of: {text: string}) => `The placeholder "${of.text}" is still in the text.`,
    hint: 'Finish the text, or remove it.',
  },
} as const;
