import {exampleOf} from '../openapi/example.js';
import type {Example, MediaContent, Operation, Parameter} from '../openapi/operation.js';
import {meantVariants} from '../openapi/schema-choices.js';
import type {Schema} from '../openapi/schema.js';
import type {Json, JsonObject} from '../shared/json.js';
import type {BodyValue, InputValue, RequestValues} from './request.js';
import {fileOfBody, withFiles} from './samples/example-file.js';
import {ownProperty} from '../shared/own-property.js';

/** Which values an example contains. */
export interface ExampleChoice {
  /** The base URL, its variables filled in. */
  readonly server: string;
  /** Whether parameters and properties that are not required are left out. */
  readonly onlyRequired: boolean;
  /** The index of what is chosen of the variants of a schema, or of contents and examples. */
  readonly chosen?: ReadonlyMap<object, number> | undefined;
}

/** Values that show what a request looks like: the author's examples, else made from schemas. */
export function exampleValues(operation: Operation, choice: ExampleChoice): RequestValues {
  const {parameters, body} = operation;
  const shown = parameters.filter(
    ({isRequired, isDeprecated}) => isRequired || !(choice.onlyRequired || isDeprecated),
  );
  const content = body?.contents[choice.chosen?.get(body.contents) ?? 0];
  return {
    server: choice.server,
    parameters: new Map(
      shown.flatMap((one) => {
        const value = exampleOfParameter(one, choice);
        return value === undefined ? [] : [[`${one.place}:${one.name}`, value]];
      }),
    ),
    body: content && exampleBody(content, choice),
    credentials: [],
  };
}

function exampleOfParameter(
  parameter: Parameter,
  {onlyRequired, chosen}: ExampleChoice,
): InputValue | undefined {
  const {examples, schema, initialValue, place} = parameter;
  const written = valueIn(examples) ?? initialValue;
  if (written !== undefined) return written;
  const hasValue =
    schema.examples.length > 0 || schema.default !== undefined || schema.enum !== undefined;
  // The URL keeps its name in braces, which says more than the text "string".
  if (place === 'path' && !hasValue && schema.types.includes('string') && !schema.format) {
    return undefined;
  }
  return exampleOf(schema, {direction: 'request', optional: !onlyRequired, chosen});
}

function exampleBody(content: MediaContent, {onlyRequired, chosen}: ExampleChoice): BodyValue {
  const {mediaType, schema, examples} = content;
  const picked = examples[chosen?.get(examples) ?? -1];
  const shown = picked
    ? [picked]
    : examples.filter(({value}) => isOfVariant(value, schema, chosen));
  const first = shown.find(({text, value}) => text !== undefined || value !== undefined);
  if (first?.text !== undefined) return {mediaType, content: {kind: 'text', text: first.text}};
  const options = {direction: 'request', optional: !onlyRequired, chosen} as const;
  const file = fileOfBody(content, first?.value);
  if (file) return {mediaType, content: {kind: 'file', file}};
  const made = (): Json | undefined => (schema ? exampleOf(schema, options) : undefined);
  const value = first ? first.value : made();
  return value === undefined
    ? {mediaType, content: {kind: 'text', text: ''}}
    : {mediaType, content: {kind: 'value', value: withFiles(value, content)}};
}

function valueIn(examples: readonly Example[]): InputValue | undefined {
  return examples.find(({value}) => value !== undefined)?.value;
}

/** Whether an example is of the chosen variant, as far as its discriminator says so. */
function isOfVariant(
  value: Json | undefined,
  schema: Schema | undefined,
  chosen: ExampleChoice['chosen'],
): boolean {
  return (schema?.choices ?? []).every((choice) => {
    const variant = choice.variants[chosen?.get(choice) ?? -1];
    const {discriminator = ''} = choice;
    const named = ownProperty(Object(value) as JsonObject, discriminator);
    return !variant || meantVariants(choice, named).includes(variant);
  });
}
