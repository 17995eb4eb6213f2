/**
 * A number as it is written, so that no digit is lost; never `1e999` or `NaN`. It is a class so
 * that it differs from an object of JSON with a property `number`.
 */
export class NumberLiteral {
  readonly #isLiteral = true;

  constructor(readonly number: string) {}

  static is(value: unknown): value is NumberLiteral {
    return typeof value === 'object' && value !== null && #isLiteral in value;
  }
}
