/** What the text holds at an offset instead of what JSON wants there. */
export class JsonFault extends Error {
  readonly offset: number;
  readonly expected: string;
  readonly advice: string;

  constructor(offset: number, expected: string, advice: string) {
    super(expected);
    this.offset = offset;
    this.expected = expected;
    this.advice = advice;
  }
}
