import type {StreamFormat} from '../shared/media-type.js';

/** A message of a stream. */
export interface StreamMessage {
  readonly data: string;
  /** The name and id of a server-sent event. */
  readonly event?: string;
  readonly id?: string;
}

/**
 * Reads the messages of a stream while its text arrives: server-sent events (HTML standard §9.2.6),
 * lines of JSON, or a JSON text sequence (RFC 7464). Each character is read once.
 */
export class StreamReader {
  readonly #format: StreamFormat;
  readonly #lineEnd: RegExp;
  /** The pieces of a line that has not ended. */
  #line: string[] = [];
  #event: {data: string[]; event?: string; id?: string} = {data: []};
  #isFirst = true;
  #endedWithReturn = false;

  constructor(format: StreamFormat) {
    this.#format = format;
    this.#lineEnd = format === 'sequence' ? /\u001e/ : /\r\n|\n|\r/;
  }

  /** The messages that a piece of the text completes. */
  push(text: string): StreamMessage[] {
    // A line end of two characters may be in two pieces.
    let piece = this.#endedWithReturn && text.startsWith('\n') ? text.slice(1) : text;
    if (text !== '') this.#endedWithReturn = text.endsWith('\r');
    if (this.#isFirst && piece !== '') {
      piece = piece.replace(/^\uFEFF/, '');
      this.#isFirst = false;
    }
    const [first = '', ...others] = piece.split(this.#lineEnd);
    this.#line.push(first);
    return others.flatMap((next) => {
      const message = this.#readLine(this.#line.join(''));
      this.#line = [next];
      return message;
    });
  }

  /** The message that the end of the text completes; an event needs an empty line. */
  end(): StreamMessage[] {
    return this.#format === 'events' ? [] : this.#readLine(this.#line.join(''));
  }

  #readLine(line: string): StreamMessage[] {
    if (this.#format !== 'events') return line.trim() === '' ? [] : [{data: line.trim()}];
    if (line === '') return this.#endEvent();
    const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') this.#event.data.push(value);
    else if (field === 'event' || field === 'id') this.#event[field] = value;
    return [];
  }

  #endEvent(): StreamMessage[] {
    const {data, event, id} = this.#event;
    this.#event = {data: [], ...(id !== undefined && {id})};
    if (data.length === 0) return [];
    return [
      {
        data: data.join('\n'),
        ...(event !== undefined && {event}),
        ...(id !== undefined && {id}),
      },
    ];
  }
}
