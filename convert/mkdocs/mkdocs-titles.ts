import {plainMarkdown} from '../../src/content/parse-page.js';
import type {ComponentAttributes} from '../markdown/component-html.js';
import {readAttributes} from './mkdocs-attributes.js';

/** A title of a component, with the icon that it begins with. */
export function titleAttributes(written: string): ComponentAttributes {
  const [icon = ''] = /^\s*<Icon [^<>]* \/>/.exec(written) ?? [];
  const text = written.replaceAll(/<Icon [^<>]* \/>\s*|<\/?(?:abbr|kbd|mark|su[bp])[^<>]*>/g, '');
  // Where the label of a link is defined does not matter: a title leads nowhere.
  const plain = text.replaceAll(/\[([^[\]]+)\](?:\[[^[\]]*\]|(?!\())/g, '$1');
  return {title: plainMarkdown(plain.trim()), ...Object.fromEntries(readAttributes(icon).values)};
}
