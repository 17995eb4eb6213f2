import {html, nothing, type TemplateResult} from 'lit';
import type {Choice, SchemaType} from '../../../src/openapi/schema.js';
import {meantVariants} from '../../../src/openapi/schema-choices.js';
import {possibleSchemaFor} from '../../../src/openapi/schema-for.js';
import type {InputValue} from '../../../src/requests/request.js';
import {controlFor} from '../../../src/requests/form/form-control.js';
import {
  fittingVariant,
  isInputList,
  isInputMap,
  namedVariant,
  newValue,
  pointerOf,
  typeOfValue,
  withVariant,
  type ValuePath,
} from '../../../src/requests/form/form-value.js';
import {anySchema, isOpenObject, schemaOfKey} from '../../../src/requests/form/map-schema.js';
import {renderSelect} from './controls.js';
import {
  actionId,
  idOf,
  renderAction,
  renderButton,
  renderHead,
  renderHints,
  renderLabel,
  type FormContext,
  type FormField,
} from './form-context.js';
import {renderGroup, renderNothing} from './render-group.js';
import {renderSimpleField} from './simple-field.js';
import {renderEmpty, renderNull, sentNull} from './special-values.js';

/** How many optional fields without a value a form begins with, and each click adds. */
const fieldStep = 100;
/** How many choices may be directly inside each other. */
const deepestChoice = 8;

/** The part of a choice that the property named by its discriminator belongs to. */
interface Discriminated {
  readonly choice: Choice;
  /** `named`: the value of the discriminator, of several that mean the variant. */
  readonly choose: (index: number, named?: string) => void;
}

/**
 * A field for a value of a schema, and those inside it. What is inside an optional value appears
 * when the reader adds it, so that a schema that contains itself ends.
 */
export function renderField(context: FormContext, given: FormField, depth = 0): TemplateResult {
  const field = {...given, schema: possibleSchemaFor(given.schema, given.value)};
  const [choice] = field.schema.choices;
  if (choice && choice.variants.length > 0) return renderChoice(context, field, choice, depth);
  if (field.control) return renderSimpleField(context, field, undefined);
  const {schema} = field;
  const sent = sentNull(context, field);
  const value = field.value === null && sent === 'nothing' ? undefined : field.value;
  // Where null is sent as an empty text, both buttons would do the same.
  const special = [
    renderNull(context, field, sent),
    sent === 'empty' ? nothing : renderEmpty(context, field),
  ];
  const shown = {...field, value, actions: [special, field.actions]};
  if (value === null && sent) return renderNothing(context, shown, sent === 'null' ? 'null' : '');
  if (schema.types.length > 1) return renderTypes(context, shown);
  return renderOfType(context, shown, typeOfValue(schema, value));
}

function renderOfType(context: FormContext, field: FormField, type: SchemaType | undefined) {
  switch (controlFor(field.schema, type)) {
    case 'object':
      return renderObject(context, field);
    case 'array':
      return renderList(context, field);
    default:
      return renderSimpleField(context, field, type);
  }
}

/** A value of one of several types: a list to choose its type from. */
function renderTypes(context: FormContext, field: FormField) {
  const {schema, value, path} = field;
  const key = `${pointerOf(path)}#type`;
  const chosen = value === undefined ? context.chosenVariant(key) : undefined;
  const type = schema.types[chosen ?? -1] ?? typeOfValue(schema, value);
  const choose = (index: number): void => {
    context.chooseVariant(key, index);
    context.change(path, undefined);
  };
  const select = renderSelect(schema.types, schema.types.indexOf(type ?? 'null'), choose, {
    id: actionId(path, 'type'),
    part: 'small',
    label: context.localize('Type of {0}', field.name),
  });
  return renderOfType(context, {...field, actions: [select, field.actions]}, type);
}

/** A value of one of several schemas: a list to choose the variant from, and its fields. */
function renderChoice(context: FormContext, field: FormField, choice: Choice, depth: number) {
  const {value, path, name, schema} = field;
  const key = `${pointerOf(path)}#${depth}`;
  const named = namedVariant(choice, value);
  const index =
    named >= 0 ? named : (context.chosenVariant(key) ?? fittingVariant(choice, value ?? undefined));
  const choose = (changed: number, named?: string): void => {
    context.chooseVariant(key, changed);
    const from = named === undefined ? value : withDiscriminator(value, choice, named);
    context.change(path, from === undefined ? undefined : withVariant(from, choice, changed));
  };
  const variant = choice.variants[index] ?? choice.variants[0];
  if (!variant) return html``;
  const names = choice.variants.map((one) => one.name);
  const select = renderSelect(names, index, choose, {
    id: actionId(path, `variant${depth}`),
    part: 'small',
    label: context.localize('Variant of {0}', name),
  });
  const isHeadless = context.isHeadless && path.length === 0;
  const inside: FormField = {
    ...field,
    schema: variant.schema,
    create: () => withVariant(undefined, choice, index),
    isNullable: schema.isNullable || variant.schema.isNullable,
    actions: isHeadless ? field.actions : [select, field.actions],
  };
  return html`${isHeadless ? html`<div part="row">${select}</div>` : nothing}
  ${renderVariant(context, inside, {choice, choose}, depth)}`;
}

function renderVariant(
  context: FormContext,
  field: FormField,
  discriminated: Discriminated,
  depth: number,
) {
  const isNested = field.schema.choices.length > 0;
  // A choice that leads to itself without end has no form.
  if (isNested && depth >= deepestChoice) return renderNothing(context, field, '');
  return controlFor(field.schema) === 'object' && !isNested
    ? renderObject(context, field, discriminated)
    : renderField(context, field, depth + 1);
}

function renderObject(context: FormContext, field: FormField, discriminated?: Discriminated) {
  const canClose = context.closesObjects && field.path.length > 0;
  const content = () => {
    const {value, path} = field;
    const schema = possibleSchemaFor(field.schema, value);
    const properties = schema.properties('request');
    const known = new Set(properties.map(({name}) => name));
    const values = isInputMap(value) ? value : new Map<string, InputValue>();
    const {choice, choose} = discriminated ?? {};
    const key = `${pointerOf(path)}#fields`;
    const count = context.chosenVariant(key) ?? fieldStep;
    const entries = [...values].filter(([name]) => !known.has(name));
    return html`${properties.map(({name, schema: property, isRequired}, index) => {
      if (index >= count && !values.has(name)) return nothing;
      const inside = {
        path: [...path, name],
        name,
        schema: property,
        isRequired,
        value: values.get(name),
        control: path.length === 0 ? context.controls.get(name) : undefined,
      };
      return choice && choose && name === choice.discriminator
        ? renderDiscriminator(context, inside, choice, choose)
        : renderField(context, inside);
    })}
    ${
      properties.length > count
        ? renderAdd('more', context.localize('Show more'), field, () => {
            context.chooseVariant(key, count + fieldStep);
            const [next] = properties.slice(count).filter(({name}) => !values.has(name));
            const nextPath = [...path, next?.name ?? ''];
            context.focus(idOf(nextPath), actionId(nextPath, 'add'));
          })
        : nothing
    }
    ${entries.map((_, index) => renderEntry(context, field, entries, index))}
    ${renderAddEntry(context, field, [...values])}`;
  };
  return renderGroup(context, field, content, canClose);
}

/** A value with another discriminator. */
function withDiscriminator(value: InputValue | undefined, {discriminator}: Choice, named: string) {
  const entries = new Map(isInputMap(value) ? value : []);
  return discriminator === undefined ? value : entries.set(discriminator, named);
}

/** The property that says which variant a value is: it switches the variant. */
function renderDiscriminator(
  context: FormContext,
  field: FormField,
  choice: Choice,
  choose: Discriminated['choose'],
) {
  const names = choice.variants.flatMap(({values}, index) =>
    values.map((value) => ({value, index})),
  );
  // The default variant may have any value that means no other one.
  const isOther = meantVariants(choice, field.value).some(({isDefault}) => isDefault);
  if (names.length === 0 || isOther) return renderField(context, field);
  return html`<div part="field">
    ${renderHead(context, field, renderLabel(field))}
    ${renderSelect(
      names.map(({value}) => value),
      names.findIndex(({value}) => value === field.value),
      (index) => choose(names[index]?.index ?? 0, names[index]?.value),
      {id: idOf(field.path)},
    )}
    ${renderHints(context, field)}
  </div>`;
}

/** An entry of a map: a field for its key, and one for its value. */
function renderEntry(
  context: FormContext,
  field: FormField,
  entries: readonly (readonly [key: string, value: InputValue])[],
  index: number,
) {
  const {localize} = context;
  const [key, value] = entries[index] ?? ['', ''];
  const path = [...field.path, key];
  const remove = () => {
    context.change(path, undefined);
    focusNeighbor(context, field.path, [entries[index + 1]?.[0], entries[index - 1]?.[0]]);
  };
  const heading = html`<input
    id=${actionId(path, 'key')}
    part="small key"
    type="text"
    aria-label=${localize('Key in {0}', field.name)}
    .value=${key}
    @change=${({target}: Event) =>
      context.rename(field.path, key, (target as HTMLInputElement).value)}
  />`;
  return renderField(context, {
    path,
    name: key,
    schema: schemaOfKey(field.schema, key),
    value: value ?? '',
    isRequired: false,
    heading,
    actions: renderRemove(context, path, key, remove),
  });
}

function renderAddEntry(
  context: FormContext,
  field: FormField,
  entries: readonly (readonly [string, unknown])[],
) {
  const {schema, path} = field;
  if (!isOpenObject(schema)) return nothing;
  const keys = new Set(entries.map(([key]) => key));
  const base = schema.additionalName ?? 'key';
  let added = base;
  for (let count = 2; keys.has(added); count++) added = `${base}${count}`;
  const keyPath = [...path, added];
  const add = () =>
    context.add(keyPath, newValue(schemaOfKey(schema, added)), actionId(keyPath, 'key'));
  return renderAdd('new', context.localize('Add a key'), field, add);
}

function renderList(context: FormContext, field: FormField) {
  return renderGroup(context, field, () => {
    const {schema, value, path, name} = field;
    const {localize} = context;
    const items = isInputList(value) ? value : [];
    const schemaAt = (index: number) => schema.prefixItems[index] ?? schema.items ?? anySchema;
    const move = (index: number) => {
      const moved = items.toSpliced(index, 1).toSpliced(index - 1, 0, items[index] ?? null);
      context.change(path, moved);
    };
    const add = () => {
      const added = [...path, items.length];
      context.add(added, newValue(schemaAt(items.length)), idOf(added), actionId(added, 'remove'));
    };
    return html`${items.map((item, index) => {
      const itemPath = [...path, index];
      const label = `${name}[${index}]`;
      const remove = () => {
        context.change(itemPath, undefined);
        // The item after it takes its place.
        focusNeighbor(context, path, [index, index - 1]);
      };
      return renderField(context, {
        path: itemPath,
        name: label,
        schema: schemaAt(index),
        value: item,
        isRequired: false,
        actions: [
          index > 0
            ? renderButton('↑', localize('Move up: {0}', label), () => move(index))
            : nothing,
          renderRemove(context, itemPath, label, remove),
        ],
      });
    })}
    ${renderAdd('new', localize('Add an item'), field, add)}`;
  });
}

function renderRemove({localize}: FormContext, path: ValuePath, name: string, remove: () => void) {
  return renderAction(localize('Remove'), name, remove, actionId(path, 'remove'));
}

/** After an entry was removed, the focus is on one beside it, else on what adds one. */
function focusNeighbor(
  context: FormContext,
  path: ValuePath,
  neighbors: readonly (string | number | undefined)[],
): void {
  const known = neighbors.filter((one) => one !== undefined);
  const ids = known.map((one) => actionId([...path, one], 'remove'));
  context.focus(...ids, actionId(path, 'new'), idOf(path));
}

function renderAdd(id: string, text: string, {path, name}: FormField, add: () => void) {
  const options = {id: actionId(path, id), part: 'button small'};
  return html`<div>${renderButton(`+ ${text}`, `${text}: ${name}`, add, options)}</div>`;
}
