import {components, type ComponentName, type ComponentRule} from '../../src/content/components.js';
import {componentUses} from './component-uses.js';

/** A group of rules. */
interface RuleGroup {
  readonly name: string;
  readonly rules: readonly string[];
}

/** The groups of rules. */
const groups: readonly RuleGroup[] = [
  {
    name: 'Language',
    rules: [
      'Write clear, direct language for technical readers.',
      'Address the reader as "you" in instructions.',
      'Use the active voice.',
      'Use the present tense for what is, and the future tense for what will happen.',
      'Define a term where you first use it; avoid jargon that you do not define.',
      'Use the same word for the same thing everywhere.',
      'Keep sentences short, with one idea per sentence.',
      'Give list items, headings and steps the same grammatical form.',
    ],
  },
  {
    name: 'Organization',
    rules: [
      'Start with what matters most.',
      'Explain basic concepts before advanced ones.',
      'Write procedures as numbered steps.',
      'List prerequisites before the first instruction.',
      'State the result of each major step.',
      'Write headings that describe their sections, with the words that readers search for.',
      'Keep related information together.',
    ],
  },
  {
    name: 'User focus',
    rules: [
      'Write about the goals of readers rather than the features of the product.',
      'Answer the questions that readers are likely to have.',
      'Explain how to solve the problems that are likely to occur.',
      'Make pages easy to scan, with headings, lists and short paragraphs.',
      'Let readers verify that they have succeeded.',
    ],
  },
  {
    name: 'Code examples',
    rules: [
      'Show complete examples that run when they are copied.',
      'Handle errors and edge cases.',
      'Use realistic data rather than placeholders such as "foo".',
      'Show the expected output.',
      'Test every example before it is published.',
      'State the language of each code block, and the file name if there is one.',
      'Add comments where the logic is complex.',
      'Never include real keys, tokens or passwords.',
    ],
  },
  {
    name: 'API documentation',
    rules: [
      'Document all parameters, including optional ones, with type and default.',
      'Show examples of successful requests and of errors.',
      'State rate limits with specific numbers.',
      'Show authentication exactly as it is sent, such as `Authorization: Bearer <API_KEY>`.',
      'Explain all HTTP status codes and how to handle errors.',
      'Show complete requests with their responses.',
    ],
  },
  {
    name: 'Accessibility',
    rules: [
      'Give every image and diagram descriptive alt text.',
      'Write link text that says where the link leads, never "click here".',
      'Start headings at level 2, and do not skip levels.',
      'Consider readers who use the keyboard.',
      'Use colors with sufficient contrast.',
      'Structure pages so that readers can scan them, even with a screen reader.',
    ],
  },
];

/** The first line of the rules, by which a file of ours is known. */
export const rulesHeading = '# Technical writing rule';

/** How to choose between components. */
const choices = [
  'Procedures: Steps.',
  'Content for different platforms, or alternatives: Tabs.',
  'One concept in several languages: CodeGroup.',
  'Optional details: Accordion. Several of them: AccordionGroup.',
  'API requests and responses: RequestExample and ResponseExample, for nothing else.',
  'Parameters: ParamField. Responses: ResponseField. Properties of objects: Expandable inside.',
];

/**
 * The rules file for writing assistants of code editors: who the assistant is, how to write, and
 * which component to use for what. It follows from the table of components.
 */
export function rulesText(): string {
  const names = Object.keys(components) as ComponentName[];
  return `${rulesHeading}

You are a technical writer. You write and edit the pages of this documentation site: Markdown files
with YAML frontmatter and the components below. \`docs.json\` lists the pages.

## Pages

- Begin every page with frontmatter that has \`title\` (clear, specific, with the words that readers
  search for) and \`description\` (one sentence: what the page is for).
- Link to pages by their path without extension: \`[Quickstart](/guides/quickstart)\`.
- Prefer the components below. If none fits, define one in the page, or in a file in
  \`snippets/\` that pages import:
  \`export const Price = ({amount}) => <Badge>{amount}</Badge>;\`
- Expressions such as \`{plans.length}\` work. An interpreter evaluates them, without
  \`window\`, network, event handlers, or packages other than React.
- After a change, run \`npx docs-site-element check\` and fix what it reports.

${groups.map(groupText).join('\n')}
## Choosing components

${choices.map((choice) => `- ${choice}\n`).join('')}
## Components

${names.map(componentText).join('\n')}`;
}

function groupText({name, rules}: RuleGroup): string {
  return `## ${name}\n\n${rules.map((rule) => `- ${rule}\n`).join('')}`;
}

/** What a component is for, and its attributes; required ones are marked. */
function componentText(name: ComponentName): string {
  const rule: ComponentRule = components[name];
  const attributes = Object.entries(rule.attributes).map(
    ([attribute, {isRequired}]) => `\`${attribute}\`${isRequired ? ' (required)' : ''}`,
  );
  const list = attributes.length === 0 ? '' : `Attributes: ${attributes.join(', ')}.\n`;
  return `### ${name}\n\n${componentUses[name]}\n${list}`;
}
