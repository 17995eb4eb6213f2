import {transformSync} from 'esbuild';
import {shortenNames} from './shorten-names.mjs';
import {withoutUnused} from './without-unused.mjs';

/** What the bundle needs of marked. */
const wanted = ['Lexer', 'Tokenizer'];

/** The rules that `lexer-options.ts` replaces. */
const replacedRules = ['fencesBeginRegex', 'htmlBeginRegex', 'listItemRegex'];

/**
 * What is taken out, by reason, each with what is written instead: `lexer.ts` uses the GFM mode
 * only, always has a tokenizer and extensions, reads inline text itself, and replaces methods of
 * the tokenizer.
 */
export const changes = {
  'emphasis and links': [
    {
      part: 'the reading of inline text',
      pattern: /linkInText\(e\)\{[\s\S]*?(?=infiniteLoopError\(e\)\{)/,
      by: '',
    },
    {part: 'emStrong()', pattern: /emStrong\(e,t,n=""\)\{let[\s\S]*?(?=codespan\(e\)\{)/, by: ''},
    {part: 'del()', pattern: /del\(e,t,n=""\)\{if[\s\S]*?(?=autolink\(e\)\{)/, by: ''},
    {
      part: 'tests whether tags or code cross the end of a link',
      pattern: /if\(!this\.options\.pedantic&&\w+\(e,\w\[1\],\w,this\.rules\)\)return;/g,
      by: '',
    },
    {
      part: 'the test for a parenthesis',
      pattern: /if\(this\.lexer\.state\.linkParenPossible===!1\)return;/,
      by: '',
    },
    {part: 'the state of parentheses', pattern: /linkParenPossible:![01],/, by: ''},
  ],
  'other modes': [
    {part: 'this.options.pedantic', pattern: /this\.options\.pedantic/g, by: '!1'},
    {part: 'this.options.gfm', pattern: /this\.options\.gfm/g, by: '!0'},
    {part: 'this.options.silent', pattern: /this\.options\.silent/g, by: '!0'},
    {
      part: 'the choice of a mode',
      pattern: /block:(\w+)\.normal,inline:(\w+)\.normal\};.*?(?=,this\.tokenizer\.rules=)/,
      by: 'block:$1.gfm,inline:$2.gfm};0',
    },
    {part: 'CommonMark headings', pattern: /(hr:\w+,html:\w+,)lheading:\w+,/, by: '$1'},
    {part: 'CommonMark paragraphs', pattern: /(newline:\w+,)paragraph:\w+,table:\w+,/, by: '$1'},
    {part: 'CommonMark text', pattern: /(tag:\w+),text:\w+,url:\w+\}/, by: '$1}'},
  ],
  lookbehind: [
    {
      part: 'the test for lookbehind, which all supported browsers have',
      pattern: /\w+=\(\(l=""\)=>\{try\{return!!new RegExp[^}]*\}catch\{return!1\}\}\)\(\)/,
      by: (all) => `${all.slice(0, all.indexOf('='))}=!0`,
    },
  ],
  'missing options': [
    {
      part: 'tokenizers with paragraphs of their own',
      pattern: /&&this\.tokenizer\.paragraph===\w+\.prototype\.paragraph/,
      by: '',
    },
    {
      part: 'lexers without extensions',
      pattern: /if\(this\.options\.extensions\?\.(start\w+)\)/g,
      by: 'if(1)',
    },
    {
      part: 'lexers without options',
      pattern:
        /this\.options=e\|\|\w+,this\.options\.tokenizer=this\.options\.tokenizer\|\|new \w+,/,
      by: 'this.options=e,',
    },
    {
      part: 'tokenizers without options',
      pattern: /rules;lexer;constructor\(e\)\{this\.options=e\|\|\w+\}/,
      by: 'rules;lexer;constructor(e){this.options=e}',
    },
  ],
  'replaced rules': [
    {
      part: 'fencesBeginRegex',
      pattern: /fencesBeginRegex:\w+\(\w+=>new RegExp\(`[^`]*(?:\\`[^`]*)*`\)\),/,
      by: '',
    },
    {
      part: 'htmlBeginRegex',
      pattern: /htmlBeginRegex:\w+\(\w+=>new RegExp\(`[^`]*`,"i"\)\),/,
      by: '',
    },
  ],
  'HTML that interrupts a paragraph': [
    {
      part: 'the names of HTML blocks in paragraphs, tables and headings',
      pattern: /\.replace\((?:"html"|\/html\/g),\w+\)/g,
      by: (call) => (call.includes('/g') ? '.replace(/\\|html/g,"")' : '.replace("|html","")'),
    },
  ],
  'unused rules and states': [
    {
      part: 'text in raw HTML',
      pattern: /let n=this\.lexer\.state\.inRawBlock;(?=return\{type:"text")/,
      by: '',
    },
    {part: 'escaped text', pattern: /,escaped:(?:n|!1)(?=\})/g, by: ''},
    {part: 'raw HTML in links', pattern: /,d=n\.state\.inRawBlock/, by: ''},
    {part: 'links in raw HTML', pattern: /\{n\.state\.inRawBlock=d;return\}/, by: 'return;'},
    {part: 'the state of raw HTML', pattern: /inRawBlock:!1,/, by: ''},
    {part: 'resetting that state', pattern: /this\.state\.inRawBlock=!1,/, by: ''},
    {
      part: 'the message of a loop without progress',
      pattern: /this\.infiniteLoopError\(e\.charCodeAt\(0\)\);/g,
      by: '',
    },
    {part: 'infiniteLoopError()', pattern: /infiniteLoopError\(e\)\{[^}]*\}/, by: ''},
  ],
  'lines of list items': [
    {part: 'the state of an item', pattern: /le=!1;for\(;e;\)/, by: 'le=!1,hasLines=!1;for(;e;)'},
    {part: 'the search for a second line', pattern: /!p\.includes\(`\n`\)/, by: '!hasLines'},
    {
      part: 'the end of a line',
      pattern: /le=!0\}E=!R\.trim\(\),/,
      by: 'le=!0}hasLines=!0,E=!R.trim(),',
    },
  ],
  'static methods': [
    {part: 'static methods', pattern: /static get rules\(\)[\s\S]*?(?=lex\(e\)\{e=)/, by: ''},
  ],
  'numeric entities': [
    {
      part: 'decoding of numeric entities, which `entities.ts` does',
      pattern: /text:n\?t\[0\]:\w+\(t\[0\]\)/,
      by: 'text:t[0]',
    },
  ],
  'replaced methods': [
    {part: 'html()', pattern: /html\(e\)\{let t=this\.rules[\s\S]*?\}(?=def\(e\)\{let)/, by: ''},
    {
      part: 'tag()',
      pattern: /tag\(e\)\{if\(e\.charCodeAt\(0\)!==60\)[\s\S]*?\}(?=link\(e\)\{)/,
      by: '',
    },
    {
      part: 'fences()',
      pattern: /fences\(e\)\{let t=this\.rules[\s\S]*?\}(?=heading\(e\)\{let)/,
      by: '',
    },
    {
      part: 'calls of html(), tag() and fences()',
      pattern: /if\(\w=this\.tokenizer\.(?:html|tag|fences)\(e\)\)\{[^}]*continue\}/g,
      by: '',
    },
  ],
};

/** All of them, in order. */
export const edits = Object.values(changes).flat();

/**
 * A Rollup plugin: of marked only its lexer and tokenizer are used, but the module also creates a
 * compiler from Markdown to HTML, which keeps Rollup from leaving that out. This plugin cuts off
 * the statements that create it, the rules of other modes, and what only those refer to. It throws
 * when marked differs from what it expects.
 *
 * @param {object} [options]
 * @param {string} [options.except] The group of {@link changes} to leave out, to measure its size.
 */
export function trimMarked({except} = {}) {
  return {
    name: 'trim-marked',
    transform(code, id) {
      if (!/node_modules\/marked\/lib\/marked\.esm\.js$/.test(id.replaceAll('\\', '/'))) return;
      const end = [
        ...code.matchAll(/var \w+=new \w+;function \w+\(\w+,\w+\)\{return \w+\.parse\(/g),
      ].at(-1);
      const exported = /export\{([^}]*)\}/.exec(code)?.[1].split(',') ?? [];
      const names = exported.filter((entry) => wanted.includes(entry.split(' as ')[1]));
      if (!end || names.length !== wanted.length) throw new Error(unexpected('end'));
      let kept = code.slice(0, end.index);
      for (const {part, pattern, by} of edits) {
        if (changes[except]?.some((change) => change.part === part)) continue;
        const without = kept.replace(pattern, by);
        if (without === kept) throw new Error(unexpected(part));
        kept = without;
      }
      const trimmed = `${kept}export{${names.join(',')}};`;
      // Removes the branches that the changes above have closed.
      const {code: open} = transformSync(trimmed, {minifySyntax: true, minifyWhitespace: true});
      const parse = (text) => this.parse(text);
      const used = withoutUnused(open, parse);
      const isWhole = except === 'names of rules';
      return {code: isWhole ? used : shortenNames(used, parse, replacedRules), map: null};
    },
  };
}

function unexpected(part) {
  return `marked differs from what trim-marked.mjs expects: ${part}`;
}
