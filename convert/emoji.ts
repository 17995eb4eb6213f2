import {nameToEmoji} from 'gemoji';
import {ownProperty} from '../src/shared/own-property.js';

const shortcode = /:([a-z0-9+-][\w+-]*):/g;

/** A text in which the names that GitHub has for emoji, such as `:rocket:`, are emoji. */
export function withEmoji(text: string): string {
  return text.replaceAll(
    shortcode,
    (written, name: string) => ownProperty(nameToEmoji, name) ?? written,
  );
}
