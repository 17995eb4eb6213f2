import {components, type ComponentName, type ComponentRule} from '../../src/content/components.js';
import {componentUses} from '../rules/component-uses.js';
import {ownProperty} from '../../src/shared/own-property.js';

/** Where Visual Studio Code and the editors made from it look for the snippets of a folder. */
export const snippetsFile = '.vscode/docs-site.code-snippets';

/** Components without content. */
const empty: ReadonlySet<ComponentName> = new Set([
  ...(['Icon', 'Tree.File', 'Color.Item', 'GitHub.Repo'] as const),
]);

/** Components that are of no use without one of their attributes. */
const usual: Partial<Record<ComponentName, readonly string[]>> = {
  Step: ['title'],
  Card: ['title', 'href'],
  CardGroup: ['cols'],
  Columns: ['cols'],
  ParamField: ['body', 'type'],
  ResponseField: ['name', 'type'],
  Expandable: ['title'],
  Tooltip: ['tip'],
};

/** The snippets: `<Card` completes to a card with its attributes and the place of its content. */
export function editorSnippets(): string {
  const names = Object.keys(components) as ComponentName[];
  const snippets = names.map((name) => [
    name,
    {
      scope: 'markdown,mdx',
      prefix: `<${name}`,
      body: bodyOf(name),
      description: componentUses[name],
    },
  ]);
  return `${JSON.stringify(Object.fromEntries(snippets), undefined, 2)}\n`;
}

function bodyOf(name: ComponentName): readonly string[] {
  const rule: ComponentRule = components[name];
  const required = Object.entries(rule.attributes).filter(([, {isRequired}]) => isRequired);
  const attributes = [...new Set([...required.map(([one]) => one), ...(usual[name] ?? [])])];
  const written = attributes.map((attribute, index) => {
    const isText = ownProperty(rule.attributes, attribute)?.type !== 'number';
    return isText ? ` ${attribute}="$${index + 1}"` : ` ${attribute}={$${index + 1}}`;
  });
  const opening = `<${name}${written.join('')}`;
  if (empty.has(name)) return [`${opening} />$0`];
  return rule.isInline ? [`${opening}>$0</${name}>`] : [`${opening}>`, '\t$0', `</${name}>`];
}
