import {isAttributes, readAttributes} from './mkdocs-attributes.js';

/** A heading without its attributes, and the id that its author chose. */
export interface HeadingText {
  readonly text: string;
  readonly id: string | undefined;
  /** What the table of contents is to call it. */
  readonly label?: string | undefined;
}

export function headingOf(written: string): HeadingText {
  const [braces, inner] = /(?<=\s|^)\{([^{}]*)\}\s*$/.exec(written) ?? [];
  if (braces === undefined || inner === undefined || !isAttributes(inner)) {
    return {text: written, id: undefined};
  }
  const {id, values} = readAttributes(inner);
  const text = written.slice(0, written.length - braces.length).trim();
  return {text, id, label: values.get('data-toc-label')};
}

/** Whether a heading can have an id here. */
export function isPossibleId(id: string | undefined): id is string {
  return id !== undefined && /^[\w-]+$/.test(id);
}
