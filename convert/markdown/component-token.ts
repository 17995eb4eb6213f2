import type {MarkedExtension, Token, Tokens} from 'marked';
import {componentHtml, type ComponentAttributes} from './component-html.js';

/** A block of another tool that is a component here, such as an admonition. */
export interface ComponentToken extends Tokens.Generic {
  readonly type: 'component';
  readonly raw: string;
  readonly name: string;
  readonly attributes: ComponentAttributes;
  /** Its content. */
  readonly tokens: Token[];
  /** How many lines are before its content. */
  readonly linesBefore: number;
}

export function isComponentToken(token: Token): token is ComponentToken {
  return token.type === 'component';
}

/** Writes components as HTML, where they are inside other blocks. */
export const componentRenderer: MarkedExtension = {
  extensions: [
    {
      name: 'component',
      renderer(token) {
        if (!isComponentToken(token)) return false;
        const {name, attributes, tokens} = token;
        return `${componentHtml(name, attributes, this.parser.parse(tokens))}\n`;
      },
    },
  ],
};
