import {within} from '../config/json/pointer.js';
import {fieldsOf} from '../config/read/raw.js';
import {readDiagramError} from '../content/code/diagram-error.js';
import {components, type AttributeRule} from '../content/components.js';
import {withMessages} from '../content/describe.js';
import {frontmatterText} from '../content/frontmatter.js';
import type {DocNode} from '../content/nodes.js';
import type {Diagnostic, Location} from '../diagnostics/diagnostic.js';
import {pendingDiagnostic} from '../diagnostics/pending-diagnostic.js';
import {readIcon, type Icon} from '../shared/icon.js';
import type {CheckedFile} from './page-rule.js';

/** What is known about the icons and diagrams of pages. */
export interface Graphics {
  /** Whether there is an icon with this name. */
  isIcon(name: string): Promise<boolean>;
  /** What Mermaid says of a diagram that it cannot read. */
  diagramError(source: string): Promise<string | undefined>;
}

/** The icons of a file that do not exist, and its diagrams that cannot be drawn. */
export async function graphicsProblems(
  {nodes, page, lines}: CheckedFile,
  graphics: Graphics,
): Promise<readonly Diagnostic[]> {
  const {file, frontmatter} = page;
  const found: (Diagnostic | undefined)[] = [];
  const line = lines.findIndex((text) => /^["']?icon["']?:/.test(text)) + 1;
  const ofPage = readIcon(frontmatterText(frontmatter, 'icon'));
  found.push(await iconProblem(ofPage, {file, ...(line > 0 && {line})}, graphics));
  for (const {node, line: at} of nodes) {
    for (const icon of iconsOf(node)) {
      found.push(await iconProblem(icon, {file, line: at}, graphics));
    }
    if (node.kind !== 'code-block' || node.language !== 'mermaid') continue;
    const message = await graphics.diagramError(node.code);
    if (message === undefined) continue;
    const {reason, line: own} = readDiagramError(message, node.code);
    const place = {file, line: at + own};
    found.push(...withMessages([pendingDiagnostic('page/diagram-error', place, {reason})]));
  }
  return found.filter((one) => one !== undefined);
}

/** The icons of a configuration that do not exist. */
export async function configIconProblems(
  raw: unknown,
  file: string,
  graphics: Graphics,
): Promise<readonly Diagnostic[]> {
  const found: (Diagnostic | undefined)[] = [];
  for (const {icon, pointer} of iconsIn(raw, '')) {
    found.push(await iconProblem(icon, {file, pointer}, graphics));
  }
  return found.filter((one) => one !== undefined);
}

async function iconProblem(
  icon: Icon | undefined,
  place: Location,
  graphics: Graphics,
): Promise<Diagnostic | undefined> {
  // An attribute that a component needs is empty where it is missing, which is reported as such.
  if (icon?.kind !== 'name' || icon.name === '') return undefined;
  if (await graphics.isIcon(icon.name)) return undefined;
  return withMessages([pendingDiagnostic('page/unknown-icon', place, {name: icon.name})])[0];
}

/** The icons that a component has as attributes. */
function iconsOf(node: DocNode): readonly Icon[] {
  if (node.kind !== 'component') return [];
  const rules = Object.entries<AttributeRule>(components[node.name].attributes);
  const values = new Map<string, unknown>(Object.entries(node.attributes));
  return rules.flatMap(([name, {type}]) => {
    const value = values.get(name);
    return type === 'icon' && value !== undefined ? [value as Icon] : [];
  });
}

function* iconsIn(
  value: unknown,
  pointer: string,
): Generator<{readonly icon: Icon | undefined; readonly pointer: string}> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* iconsIn(item, within(pointer, index));
    return;
  }
  for (const [name, inner] of fieldsOf(value)) {
    const place = within(pointer, name);
    if (name === 'icon') yield {icon: readIcon(inner), pointer: place};
    else yield* iconsIn(inner, place);
  }
}
