import {create, ts} from '@custom-elements-manifest/analyzer';
import * as lit from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';

/** The module of the package that defines all elements. */
const module = 'dist/elements.js';

/**
 * Reads the classes of all elements, and those that the package exports.
 *
 * @param {Map<string, string>} sources The texts of `elements/` by path.
 * @param {ReadonlyMap<string, boolean>} exported The names that the package exports, and whether
 *   each is a type only.
 * @returns what the custom elements manifest says of each class, with the path of its `source`.
 */
export function readElements(sources, exported) {
  const modules = [...sources].map(([path, text]) =>
    ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true),
  );
  return create({modules, plugins: plugins()})
    .modules.flatMap(({path, declarations}) =>
      declarations.map((item) => ({...item, source: path})),
    )
    .filter((item) => item.tagName ?? exported.has(item.name))
    .map(published);
}

/**
 * The custom elements manifest, for editors and documentation tools. It has one module, as the
 * package does: a class that is exported as a value is an export of it, and the others are
 * declarations only.
 */
export function elementsManifest(classes, exported) {
  const declarations = classes.map((item) => ({...item, source: undefined}));
  const own = (name) => ({declaration: {name, module}});
  const exports = declarations.flatMap(({name, tagName}) => [
    ...(exported.get(name) === false ? [{kind: 'js', name, ...own(name)}] : []),
    ...(tagName ? [{kind: 'custom-element-definition', name: tagName, ...own(name)}] : []),
  ]);
  return {
    schemaVersion: '1.0.0',
    readme: '',
    modules: [{kind: 'javascript-module', path: module, declarations, exports}],
  };
}

/** The analyzer's plugins for Lit, with our reading of `@property`. */
function plugins() {
  const ofLit = lit.litPlugin().filter(({name}) => name !== 'CORE - LIT-PROPERTY-DECORATOR');
  return [...ofLit, properties];
}

/**
 * The attributes of properties with our decorator (`elements/shared/decorators.ts`). As in Lit,
 * their names are in lowercase; options may be a variable, or contain one.
 */
const properties = {
  name: 'properties',
  analyzePhase({ts, node, moduleDoc}) {
    if (!ts.isClassDeclaration(node)) return;
    const type = moduleDoc.declarations.find(({name}) => name === node.name.text);
    for (const member of node.members) {
      const options = optionsOf(ts, member);
      const field = type.members?.find(({name}) => name === member.name?.text);
      if (!options || !field || options.attribute === 'false') continue;
      const {attribute = `'${field.name.toLowerCase()}'`, reflect} = options;
      field.attribute = attribute.slice(1, -1);
      if (reflect) field.reflects = true;
      const {name: fieldName, type: valueType, default: value, description, deprecated} = field;
      type.attributes ??= [];
      type.attributes.push({
        name: field.attribute,
        fieldName,
        type: valueType,
        default: value,
        description,
        deprecated,
      });
    }
  },
};

/** The texts of the options in a `@property` decorator, by name. */
function optionsOf(ts, member) {
  const call = (ts.canHaveDecorators(member) ? (ts.getDecorators(member) ?? []) : [])
    .map(({expression}) => expression)
    .find((expression) => expression.expression?.getText() === 'property');
  if (!call) return undefined;
  const written = call.arguments[0]?.properties ?? [];
  return Object.fromEntries(
    written
      .filter((entry) => entry.initializer)
      .map((entry) => [entry.name.text, entry.initializer.getText()]),
  );
}

/** A class without what is private, and with each part by its own name. */
function published({source, superclass, members, cssParts, ...rest}) {
  const isPublic = ({name, privacy, ...field}) =>
    (privacy ?? 'public') === 'public' && !field.static && !name.startsWith('#');
  const publicMembers = members?.filter(isPublic).map(withoutSource);
  return {
    ...rest,
    ...(superclass && {superclass: withoutModule(superclass)}),
    ...(publicMembers?.length && {members: publicMembers}),
    ...(cssParts && {cssParts: cssParts.flatMap(eachPart)}),
    ...(rest.attributes && {attributes: rest.attributes.map(withoutSource)}),
    ...(rest.slots && {slots: rest.slots.map(withoutSource)}),
    ...(rest.events && {events: rest.events.map(withoutSource)}),
    source,
  };
}

/** `@csspart banner, dismiss - Parts of the banner.` describes two parts. */
function eachPart({name, description = '', ...part}) {
  const [, names, text] = /^((?:[\w-]+,\s*)*[\w-]+)\s*(?:-\s*)?([^]*)$/.exec(
    name.endsWith(',') ? `${name} ${description}` : `${name} - ${description}`,
  );
  return names
    .split(/,\s*/)
    .map((name) => withoutSource({...part, name, ...(text && {description: text})}));
}

/** Our files are no modules of the package: only the names of base classes are of use. */
const withoutSource = ({inheritedFrom, ...item}) =>
  inheritedFrom ? {...item, inheritedFrom: withoutModule(inheritedFrom)} : item;
const withoutModule = ({name, package: from}) => (from ? {name, package: from} : {name});
