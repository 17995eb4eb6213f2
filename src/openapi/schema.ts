import type {Json} from '../shared/json.js';
import type {FieldLabels} from './field-labels.js';
import type {Limit} from './limit-text.js';

/** Whether a schema describes what is sent or what is received: each hides some properties. */
export type Direction = 'request' | 'response';

/**
 * A schema of an OpenAPI file, `allOf` merged and references followed (JSON Schema 2020-12; OpenAPI
 * 3.1.1 §4.8.24). What is inside is read on demand, so that a schema that contains itself needs no
 * end.
 */
export interface Schema {
  /** The name of the component that it refers to. */
  readonly name?: string | undefined;
  /** Its `title`. */
  readonly title?: string | undefined;
  /** Markdown. */
  readonly description: string;
  /** The JSON types it allows, without `null`; empty: any. */
  readonly types: readonly SchemaType[];
  readonly isNullable: boolean;
  /** It allows nothing but `null`. */
  readonly isNull?: boolean;
  readonly format?: string | undefined;
  /** The type in words: `string<date-time>`, `User[]`, `string | null`. */
  readonly label: string;
  /** What the author wants to be read beside its name; undefined: nothing. */
  readonly labels?: FieldLabels | undefined;
  readonly isDeprecated: boolean;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly default?: Json | undefined;
  /** What a field contains at the beginning (`x-default`). */
  readonly initialValue?: Json | undefined;
  readonly examples: readonly Json[];
  /** The allowed values, `const` included; undefined: no such limit. */
  readonly enum?: readonly EnumValue[] | undefined;
  /** The other limits, for short texts (`limitText`). */
  readonly constraints: readonly Limit[];
  /** The media type of a text that contains another format, and how its bytes are written. */
  readonly contentMediaType?: string | undefined;
  readonly contentEncoding?: string | undefined;
  /** The schema of what such a text contains. */
  readonly contentSchema?: Schema | undefined;
  /** The keyword is the JSON that checks need: `minimum`, `maxLength`, `pattern`, … */
  readonly limits: ReadonlyMap<string, Json>;
  /** Whether it is inside another schema of the same component: what it contains repeats. */
  readonly isRecursive: boolean;

  /** In the file's order; for a direction, without what is not sent or received in it. */
  properties(direction?: Direction): readonly Property[];
  /** Of keys that match a pattern, and of all other keys; `true`: anything is allowed. */
  readonly patternProperties: readonly PatternProperty[];
  /** `undefined`: not said; `false`: no other keys. */
  readonly additionalProperties?: Schema | boolean | undefined;
  /** What the keys of additional properties mean (`x-additionalPropertiesName`). */
  readonly additionalName?: string | undefined;
  readonly items?: Schema | undefined;
  /** The schemas of the first items. */
  readonly prefixItems: readonly Schema[];
  /** The choices of `oneOf` and `anyOf`; usually one or none. */
  readonly choices: readonly Choice[];
  readonly not?: Schema | undefined;
  /** The names of required properties that nothing describes. */
  readonly undescribed?: readonly string[];
  /** Which properties must, or must not, be there together. */
  readonly requiredSets?: readonly RequiredSets[];
  /** What applies only under conditions (`if`, `dependentSchemas`, `dependentRequired`). */
  readonly conditions?: readonly Condition[];
  /** This schema together with what applies under some of its conditions. */
  with?(met: readonly Condition[]): Schema;
  /** How the value is written in XML (OpenAPI 3.1.1 §4.8.26). */
  readonly xml?: XmlOptions | undefined;
}

export type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

export interface EnumValue {
  readonly value: Json;
  /** Markdown (`x-enumDescriptions` and its like). */
  readonly description?: string;
}

export interface Property {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

export interface PatternProperty {
  readonly pattern: string;
  readonly schema: Schema;
}

/** Schemas of which a value fits one (`oneOf`) or at least one (`anyOf`). */
export interface Choice {
  readonly keyword: 'oneOf' | 'anyOf';
  readonly variants: readonly Variant[];
  /** The property whose value says which variant it is. */
  readonly discriminator?: string;
  /**
   * The same choice of the schema of which this one is a variant: a variant of one choice has the
   * other choices of the whole.
   */
  readonly outer?: Choice;
}

/** Sets of property names: a value has all of one set, of at least one, or not all of any. */
export interface RequiredSets {
  readonly keyword: 'oneOf' | 'anyOf' | 'not';
  readonly sets: readonly (readonly string[])[];
}

/** What applies to a value if it meets a condition, or if it does not. */
export interface Condition {
  /** The condition, for its text. */
  readonly text: Limit;
  /** What applies to the value as well. */
  readonly schema: Schema;
  /** Those of its properties that the value does not have otherwise; often none. */
  readonly names: ReadonlySet<string>;
  /**
   * Whether it applies to a value, whose objects may be maps; undefined where the condition has
   * keywords that are not read.
   */
  holds(this: void, value: unknown): boolean | undefined;
}

export interface Variant {
  /** The component's name, its title, or its type. */
  readonly name: string;
  /** The values of the discriminator that mean this variant, the usual one first; often none. */
  readonly values: readonly string[];
  /** Whether values without a discriminator, or with an unknown one, are of this variant. */
  readonly isDefault?: boolean;
  /** Merged with what surrounds the choice. */
  readonly schema: Schema;
}

/** How a value is written in XML (OpenAPI 3.1.1 §4.8.26). */
export interface XmlOptions {
  readonly name?: string;
  readonly namespace?: string;
  readonly prefix?: string;
  /** It is an attribute of the element around it. */
  readonly attribute?: boolean;
  /** The items of an array are inside an element of their own. */
  readonly wrapped?: boolean;
  /** OpenAPI 3.2: `element`, `attribute`, `text`, `cdata`, `none`. */
  readonly nodeType?: string;
}
