import * as codeRules from './rules/code-rules.js';
import * as fieldRules from './rules/field-rules.js';
import * as headingRules from './rules/heading-rules.js';
import * as imageRules from './rules/image-rules.js';
import * as linkRules from './rules/link-rules.js';
import * as pageRulesOfFrontmatter from './rules/page-rules.js';
import {unknownProperty} from './rules/frontmatter-rules.js';
import {secret} from './rules/secret.js';
import {steps} from './rules/steps.js';
import * as structureRules from './rules/structure-rules.js';
import {translatedSyntax} from './rules/translated-syntax.js';
import {undefinedFootnote} from './rules/undefined-footnote.js';
import * as textRules from './rules/text-rules.js';
import type {PageRule} from './page-rule.js';

/** All rules for a single file. */
export const pageRules: readonly PageRule[] = [
  ...Object.values(pageRulesOfFrontmatter),
  ...Object.values(headingRules),
  ...Object.values(linkRules),
  ...Object.values(imageRules),
  ...Object.values(codeRules),
  ...Object.values(fieldRules),
  ...Object.values(structureRules),
  ...Object.values(textRules),
  unknownProperty,
  steps,
  translatedSyntax,
  undefinedFootnote,
  secret,
];
