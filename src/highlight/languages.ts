import type {LanguageFn} from 'highlight.js';
import {ownProperty} from '../shared/own-property.js';

/** A language whose code has colors. */
export interface Language {
  readonly load: () => Promise<{readonly default: LanguageFn}>;
  /** Aliases that authors use. */
  readonly names: string;
  /** The languages embedded in it. */
  readonly inner?: readonly string[];
}

/** All languages, each with what loads its grammar. */
export const languages: Readonly<Record<string, Language>> = {
  apache: {load: () => import('highlight.js/lib/languages/apache'), names: 'apacheconf htaccess'},
  bash: {
    load: () => import('highlight.js/lib/languages/bash'),
    names: 'sh zsh ksh fish curl command',
  },
  c: {load: () => import('highlight.js/lib/languages/c'), names: ''},
  clojure: {load: () => import('highlight.js/lib/languages/clojure'), names: 'clj edn'},
  cmake: {load: () => import('highlight.js/lib/languages/cmake'), names: ''},
  cpp: {load: () => import('highlight.js/lib/languages/cpp'), names: 'c++ cc hpp h++ arduino'},
  crystal: {load: () => import('highlight.js/lib/languages/crystal'), names: 'cr'},
  csharp: {load: () => import('highlight.js/lib/languages/csharp'), names: 'cs c#'},
  css: {load: () => import('highlight.js/lib/languages/css'), names: ''},
  dart: {load: () => import('highlight.js/lib/languages/dart'), names: ''},
  diff: {load: () => import('highlight.js/lib/languages/diff'), names: 'patch'},
  django: {
    load: () => import('highlight.js/lib/languages/django'),
    names: 'jinja jinja2',
    inner: ['xml'],
  },
  dockerfile: {
    load: () => import('highlight.js/lib/languages/dockerfile'),
    names: 'docker containerfile',
    inner: ['bash'],
  },
  dos: {load: () => import('highlight.js/lib/languages/dos'), names: 'bat batch cmd'},
  elixir: {load: () => import('highlight.js/lib/languages/elixir'), names: 'ex exs'},
  elm: {load: () => import('highlight.js/lib/languages/elm'), names: ''},
  erlang: {load: () => import('highlight.js/lib/languages/erlang'), names: 'erl'},
  fsharp: {load: () => import('highlight.js/lib/languages/fsharp'), names: 'fs f#'},
  go: {load: () => import('highlight.js/lib/languages/go'), names: 'golang'},
  graphql: {load: () => import('highlight.js/lib/languages/graphql'), names: 'gql'},
  groovy: {load: () => import('highlight.js/lib/languages/groovy'), names: 'gradle jenkinsfile'},
  handlebars: {
    load: () => import('highlight.js/lib/languages/handlebars'),
    names: 'hbs mustache',
    inner: ['xml'],
  },
  haskell: {load: () => import('highlight.js/lib/languages/haskell'), names: 'hs'},
  hcl: {
    load: () => import('./grammars/hcl.js').then(({hcl}) => ({default: hcl})),
    names: 'terraform tf tfvars opentofu',
  },
  http: {
    load: () => import('highlight.js/lib/languages/http'),
    names: 'https',
    inner: ['json', 'xml'],
  },
  ini: {
    load: () => import('highlight.js/lib/languages/ini'),
    names: 'toml conf cfg env dotenv editorconfig',
  },
  java: {load: () => import('highlight.js/lib/languages/java'), names: 'jsp'},
  javascript: {
    load: () => import('highlight.js/lib/languages/javascript'),
    names: 'js jsx mjs cjs node',
    inner: ['xml'],
  },
  json: {load: () => import('highlight.js/lib/languages/json'), names: 'json5 jsonc jsonl ndjson'},
  julia: {load: () => import('highlight.js/lib/languages/julia'), names: 'jl'},
  kotlin: {load: () => import('highlight.js/lib/languages/kotlin'), names: 'kt kts'},
  kusto: {
    load: () => import('./grammars/kusto.js').then(({kusto}) => ({default: kusto})),
    names: 'kql',
  },
  latex: {load: () => import('highlight.js/lib/languages/latex'), names: 'tex'},
  less: {load: () => import('highlight.js/lib/languages/less'), names: ''},
  lua: {load: () => import('highlight.js/lib/languages/lua'), names: ''},
  makefile: {load: () => import('highlight.js/lib/languages/makefile'), names: 'make mk'},
  markdown: {
    load: () => import('highlight.js/lib/languages/markdown'),
    names: 'md',
    inner: ['xml'],
  },
  mdx: {
    load: async () => withoutIndentedCode(await import('highlight.js/lib/languages/markdown')),
    names: '',
    inner: ['xml'],
  },
  matlab: {load: () => import('highlight.js/lib/languages/matlab'), names: 'octave'},
  nginx: {load: () => import('highlight.js/lib/languages/nginx'), names: 'nginxconf'},
  nix: {load: () => import('highlight.js/lib/languages/nix'), names: ''},
  objectivec: {
    load: () => import('highlight.js/lib/languages/objectivec'),
    names: 'objc objective-c obj-c mm',
  },
  ocaml: {load: () => import('highlight.js/lib/languages/ocaml'), names: 'ml'},
  perl: {load: () => import('highlight.js/lib/languages/perl'), names: 'pl pm'},
  pgsql: {
    load: () => import('highlight.js/lib/languages/pgsql'),
    names: 'postgres postgresql plpgsql',
  },
  php: {load: () => import('highlight.js/lib/languages/php'), names: '', inner: ['xml']},
  powershell: {load: () => import('highlight.js/lib/languages/powershell'), names: 'ps ps1 pwsh'},
  prisma: {
    load: () => import('./grammars/prisma.js').then(({prisma}) => ({default: prisma})),
    names: '',
  },
  properties: {load: () => import('highlight.js/lib/languages/properties'), names: ''},
  protobuf: {load: () => import('highlight.js/lib/languages/protobuf'), names: 'proto proto3'},
  python: {
    load: () => import('highlight.js/lib/languages/python'),
    names: 'py py3 python3 gyp ipython mojo',
  },
  r: {load: () => import('highlight.js/lib/languages/r'), names: 'rscript'},
  ruby: {load: () => import('highlight.js/lib/languages/ruby'), names: 'rb erb gemfile podfile'},
  rust: {load: () => import('highlight.js/lib/languages/rust'), names: 'rs'},
  scala: {load: () => import('highlight.js/lib/languages/scala'), names: ''},
  scss: {load: () => import('highlight.js/lib/languages/scss'), names: 'sass'},
  shell: {
    load: () => import('highlight.js/lib/languages/shell'),
    names: 'console shellsession terminal',
    inner: ['bash'],
  },
  solidity: {
    load: () => import('./grammars/solidity.js').then(({solidity}) => ({default: solidity})),
    names: 'sol',
  },
  sql: {
    load: () => import('highlight.js/lib/languages/sql'),
    names: 'mysql sqlite tsql plsql bigquery snowflake cql',
  },
  swift: {load: () => import('highlight.js/lib/languages/swift'), names: ''},
  twig: {load: () => import('highlight.js/lib/languages/twig'), names: '', inner: ['xml']},
  typescript: {
    load: () => import('highlight.js/lib/languages/typescript'),
    names: 'ts tsx mts cts deno',
    inner: ['xml'],
  },
  vim: {load: () => import('highlight.js/lib/languages/vim'), names: 'viml'},
  wasm: {load: () => import('highlight.js/lib/languages/wasm'), names: 'wat'},
  xml: {
    load: () => import('highlight.js/lib/languages/xml'),
    names: 'html xhtml htm svg rss vue svelte astro plist wsdl xsd',
    inner: ['css', 'javascript'],
  },
  yaml: {load: () => import('highlight.js/lib/languages/yaml'), names: 'yml openapi'},
};

/** Indented text inside tags is not code there. */
function withoutIndentedCode({default: grammar}: {readonly default: LanguageFn}) {
  const mdx: LanguageFn = (hljs) => {
    const language = grammar(hljs);
    const contains = language.contains.map((mode) =>
      mode.className === 'code' && mode.variants
        ? {...mode, variants: mode.variants.filter(({begin}) => !String(begin).includes(' {4}'))}
        : mode,
    );
    return {...language, contains};
  };
  return {default: mdx};
}

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(languages).flatMap(([language, {names}]) =>
    `${language} ${names}`
      .trim()
      .split(' ')
      .map((name) => [name, language]),
  ),
);

/** Whether fences in the code have a language of their own. */
const isMarkdown = (language: string) => language === 'markdown' || language === 'mdx';

/** The languages of the fences in Markdown, without Markdown: fences in fences have no colors. */
function fencedLanguages(code: string, language: string): readonly string[] {
  if (!isMarkdown(language)) return [];
  return [...code.matchAll(/^[ \t]*(?:`{3,}|~{3,})[ \t]*([^\s`]+)/gm)].flatMap(
    ([, name = '']) => fencedLanguage(name) ?? [],
  );
}

/** The language of a fence in Markdown; none for Markdown itself. */
export function fencedLanguage(name: string): string | undefined {
  const language = byName.get(name.toLowerCase());
  return language && !isMarkdown(language) ? language : undefined;
}

/** HTML rarely contains scripts and styles; without them, their grammars are not needed. */
const holdsCode = /<(?:script|style)\b[^>]*>\s*[^\s<]/i;

/** The language that an author names; `undefined` for an unknown one. */
export function languageNamed(name: string): string | undefined {
  return byName.get(name.toLowerCase());
}

/** All names that authors may write for a language. */
export function languageNames(): Iterable<string> {
  return byName.keys();
}

/** The languages that some code in a language is written in, with those embedded in it. */
export function languagesIn(code: string, language: string): ReadonlyMap<string, Language> {
  const innerOf = (outer: string) =>
    outer === 'xml' && !holdsCode.test(code) ? [] : (ownProperty(languages, outer)?.inner ?? []);
  const outer = [language, ...fencedLanguages(code, language)];
  const all = new Set(outer.flatMap((one) => [one, ...innerOf(one)]));
  return new Map(
    [...all].flatMap((name) => {
      const found = ownProperty(languages, name);
      return found ? [[name, found] as const] : [];
    }),
  );
}
