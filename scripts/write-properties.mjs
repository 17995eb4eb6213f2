/**
 * `node scripts/write-properties.mjs`: writes the tables of `demo/reference/docs-json.mdx` and
 * `docs-json-mintlify.mdx` from the schemas. What is above the line that says so is left as it is.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {rowsOf} from './lib/documentation/schema-rows.mjs';

const root = new URL('../', import.meta.url);

/** The pages, and the schemas their tables are made from. */
export const pages = [
  {page: 'demo/reference/docs-json.mdx', schema: 'src/config/schema.json'},
  {page: 'demo/reference/docs-json-mintlify.mdx', schema: 'src/config/schema-mintlify.json'},
];

const line = '{/* All below is written by scripts/write-properties.mjs from the schema. */}';

/** A page as it should be: with the tables of its schema below the line. */
export async function withTables({page, schema}) {
  const text = await readFile(new URL(page, root), 'utf8');
  const rows = rowsOf(JSON.parse(await readFile(new URL(schema, root), 'utf8')));
  const [above] = text.split(line);
  return {text, whole: `${above}${line}\n\n${tablesOf(rows)}`};
}

function tablesOf(rows) {
  const isTop = ({id}) => !/[.[]/.test(id);
  const sections = new Map();
  for (const row of rows) {
    if (!isTop(row)) sections.set(row.section, [...(sections.get(row.section) ?? []), row]);
  }
  const nameOf = (row) =>
    sections.has(row.section) ? `[\`${row.name}\`](#${row.name.toLowerCase()})` : code(row.name);
  const parts = [`## Overview\n\n${table(rows.filter(isTop), nameOf)}`];
  for (const [section, inner] of sections) {
    const top = rows.find((row) => row.id === section);
    const lead = top ? `${wrapped(sentence(top))}\n\n` : '';
    const own = top?.notUsed === undefined ? inner : inner.map(withoutReason);
    const prefix = `${section}.`;
    const inside = ({name}) =>
      code(
        top && name.startsWith(prefix)
          ? name.slice(prefix.length)
          : name.replace(`${section}[].`, ''),
      );
    parts.push(`## ${section}\n\n${lead}${table(own, inside)}`);
  }
  return `${parts.join('\n\n')}\n`;
}

/** A paragraph in lines of at most 100 columns. */
function wrapped(text) {
  return text.replaceAll(/(.{1,100})(?: |$)/g, '$1\n').trim();
}

function table(rows, nameOf) {
  const lines = rows.map((row) => {
    const {type, initial} = row;
    const value = initial === undefined || isEmpty(initial) ? '' : code(JSON.stringify(initial));
    return `| ${nameOf(row)} | ${type} | ${value} | ${sentence(row)} |`;
  });
  return [
    '| Property | Type | Default | What it does |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

function sentence({description, notUsed, see}) {
  const effect = notUsed === undefined ? '' : ` **No effect:** ${notUsed}`;
  const link = see && see !== 'Icons' ? ` See [${see.toLowerCase()}](#${slug(see)}).` : '';
  return asMarkdown(`${description}${link}${effect}`);
}

/** What has no effect as a whole need not say so of each part. */
function withoutReason(row) {
  return {...row, notUsed: undefined};
}

function slug(title) {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** What authors write literally becomes code. */
function asMarkdown(text) {
  return text.replace(/"([^"]+)"|(\$\w+|\{\{\w+\}\})/g, (_, quoted, sign) => code(quoted ?? sign));
}

function code(text) {
  return `\`${text}\``;
}

function isEmpty(value) {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const one of pages) {
    const {text, whole} = await withTables(one);
    if (text !== whole) await writeFile(new URL(one.page, root), whole);
  }
}
