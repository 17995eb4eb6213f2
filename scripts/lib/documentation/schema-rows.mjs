/**
 * The properties that a schema of `docs.json` knows, as rows of tables.
 *
 * Definitions with a title are sections of their own: the rows of all definitions of the same
 * title, those that are alike in all of them once.
 *
 * @typedef {object} Row
 * @property {string} section The name of a top-level property, or the title of definitions.
 * @property {string} id What no other row is called: `navbar.links[].label`, `tab.tab`,
 * `Divisions.icon`.
 * @property {string} name The property as it is called in its section.
 * @property {string} type
 * @property {unknown} initial The default, if there is one.
 * @property {string} description
 * @property {string | undefined} notUsed Why it has no effect.
 * @property {string | undefined} see The section of what it holds.
 *
 * @param {object} schema
 * @returns {Row[]}
 */
export function rowsOf(schema) {
  const {definitions} = schema;
  const resolve = (part) => {
    if (part.$ref === undefined) return part;
    const {$ref, ...own} = part;
    const name = $ref.split('/').at(-1);
    return {...resolve(definitions[name]), ...own, definition: name};
  };
  const rows = [];
  const seen = new Set();

  const add = (section, id, name, written, inheritedReason) => {
    const property = resolve(written);
    const notUsed = property['x-notUsed'] ?? inheritedReason;
    const {description = '', default: initial} = property;
    const {title, definition} = property;
    const item = property.items && resolve(property.items);
    const see = title ?? item?.title ?? definitions[item?.definition]?.title;
    rows.push({section, id, name, type: typeOf(property), initial, description, notUsed, see});
    if (title !== undefined || (definition !== undefined && seen.has(definition))) return;
    seen.add(definition);
    addInner(section, id, name, property, notUsed);
  };

  const addInner = (section, id, name, property, notUsed) => {
    for (const [key, inner] of Object.entries(property.properties ?? {})) {
      add(section, `${id}.${key}`, `${name}.${key}`, inner, notUsed);
    }
    if (typeof property.additionalProperties === 'object') {
      add(section, `${id}.*`, `${name}.*`, property.additionalProperties, notUsed);
    }
    const item = property.items && resolve(property.items);
    if (!item || (item.title ?? definitions[item.definition]?.title) !== undefined) return;
    if (seen.has(item.definition) && item.definition !== undefined) return;
    addInner(section, `${id}[]`, `${name}[]`, item, notUsed);
  };

  for (const [name, property] of Object.entries(schema.properties)) {
    add(name, name, name, property, undefined);
  }
  for (const [title, names] of titled(definitions)) {
    const [first] = names;
    const alike = Object.entries(definitions[first].properties).filter(([key, property]) =>
      names.every((one) => isSame(definitions[one].properties[key], property)),
    );
    const common = new Set(names.length > 1 ? alike.map(([key]) => key) : []);
    for (const name of names) {
      for (const [key, property] of Object.entries(definitions[name].properties)) {
        if (!common.has(key)) add(title, `${name}.${key}`, key, property, undefined);
      }
    }
    for (const [key, property] of alike) {
      if (common.has(key)) add(title, `${title}.${key}`, key, property, undefined);
    }
  }
  return rows;
}

function titled(definitions) {
  const sections = new Map();
  for (const [name, {title}] of Object.entries(definitions)) {
    if (title !== undefined) sections.set(title, [...(sections.get(title) ?? []), name]);
  }
  return sections;
}

function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

const typeNames = {
  string: 'string',
  boolean: 'boolean',
  number: 'number',
  array: 'array',
  object: 'object',
};

function typeOf({type, enum: words, pattern, definition}) {
  if (definition === 'icon') return 'icon';
  if (words) return words.map((word) => `\`${word}\``).join(', ');
  const names = [type]
    .flat()
    .map((one) => (one === 'string' && pattern?.includes('#') ? 'color' : typeNames[one]));
  return new Intl.ListFormat('en', {type: 'disjunction'}).format(names);
}
