import assert from 'node:assert/strict';
import {join} from 'node:path';
import {describe, it} from 'node:test';
import ts from 'typescript';
import {root, textOf} from '../harness/sources.mjs';

/** What each of these files of a project says, and the lines that TypeScript must reject. */
const files = {
  'plain.ts': `
    import {DocsNavigateEvent} from 'docs-site-element';
    import type {DocsCard, DocsFeedbackEvent, DocsSite} from 'docs-site-element';
    import {parsePage} from 'docs-site-element/node';
    const site: DocsSite = document.querySelector('docs-site')!;
    site.path = 'guides/start';
    site.router = 'history';
    site.mode = 'dark';
    site.addEventListener('docs-navigate', (event) => {
      if (event.path === '' && event instanceof DocsNavigateEvent) event.preventDefault();
    });
    document.addEventListener('docs-page-shown', ({path, title}) => path.length + title.length);
    const card: DocsCard = document.createElement('docs-card');
    card.icon = {kind: 'name', name: 'book'};
    document.querySelector('docs-tree-folder')?.toggle(true);
    export const answered = (event: DocsFeedbackEvent) => event.type;
    export const title: string | undefined = parsePage('# One', 'one.md', 'one').page.title;
    site.src = 3; // wrong
    site.router = 'browser'; // wrong
    site.mode = 'auto'; // wrong
    card.heading = undefined; // wrong
    export const event = DocsFeedbackEvent; // wrong
  `,
  'react.tsx': `
    import type {} from 'docs-site-element/react';
    import type {DocsSite} from 'docs-site-element';
    import {useRef} from 'react';
    export function Help() {
      const site = useRef<DocsSite>(null);
      return <main>
        <docs-site ref={site} key="help" src="/docs/" router="memory" mode="dark" isolated
          offline="/docs-sw.js"
          className="help" ondocs-page-shown={({path, title}) => path.length + title.length} />
        <docs-card heading="Start" icon="book" horizontal><b>Here</b></docs-card>
        <docs-step step-number={3} icon={{kind: 'name', name: 'book'}} />
        <docs-callout kind="tipp" />{/* wrong */}
        <docs-site src={3} />{/* wrong */}
        <docs-site router="browser" />{/* wrong */}
        <docs-site mode="auto" />{/* wrong */}
        <docs-site ondocs-page-shown={({version}) => version} />{/* wrong */}
      </main>;
    }
  `,
  'vue.ts': `
    import type {} from 'docs-site-element/vue';
    import type {GlobalComponents} from 'vue';
    type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];
    export const site: Props<'docs-site'> = {
      src: '/docs/', router: 'history', mode: 'dark', isolated: true, class: 'help', key: 1,
      onDocsPageShown: ({path, title}) => path.length + title.length,
    };
    export const card: Props<'docs-card'> = {heading: 'Start', icon: 'book', horizontal: true};
    export const callout: Props<'docs-callout'> = {kind: 'tipp'}; // wrong
    export const other: Props<'docs-site'> = {src: 3}; // wrong
    export const router: Props<'docs-site'> = {router: 'browser'}; // wrong
    export const mode: Props<'docs-site'> = {mode: 'auto'}; // wrong
  `,
  'svelte.ts': `
    import type {} from 'docs-site-element/svelte';
    import type {SvelteHTMLElements} from 'svelte/elements';
    export const site: SvelteHTMLElements['docs-site'] = {
      src: '/docs/', router: 'history', mode: 'dark', isolated: true, class: 'help',
      'ondocs-page-shown': ({path, title}) => path.length + title.length,
    };
    export const card: SvelteHTMLElements['docs-card'] = {heading: 'Start', icon: 'book'};
    export const callout: SvelteHTMLElements['docs-callout'] = {kind: 'tipp'}; // wrong
    export const other: SvelteHTMLElements['docs-site'] = {src: 3}; // wrong
    export const router: SvelteHTMLElements['docs-site'] = {router: 'browser'}; // wrong
    export const mode: SvelteHTMLElements['docs-site'] = {mode: 'auto'}; // wrong
  `,
  // What our types use of these two packages, which are not installed here.
  'packages.d.ts': `
    declare module 'vue' {
      interface HTMLAttributes { class?: string; innerHTML?: string }
      interface ReservedProps { key?: PropertyKey }
      interface GlobalComponents {}
    }
    declare module 'svelte/elements' {
      interface HTMLAttributes<T extends EventTarget> { class?: string; onclick?(this: T): void }
      interface SvelteHTMLElements { a: HTMLAttributes<HTMLAnchorElement> }
    }
  `,
};

describe('the types of the package', () => {
  const problems = problemsIn(files);

  it('compile without those of other packages', () => {
    const own = problems.filter(({path}) => path.includes('dist/types/'));
    assert.deepEqual(own, []);
  });

  for (const [name, text] of Object.entries(files).slice(0, 4)) {
    it(`accept and reject what they should in ${name}`, () => {
      const wrong = text.split('\n').flatMap((line, at) => (/wrong/.test(line) ? [at + 1] : []));
      const found = problems.filter(({path}) => path.endsWith(`/${name}`));
      assert.deepEqual([...new Set(found.map(({line}) => line))], wrong, JSON.stringify(found));
    });
  }

  it('export what the module exports', async () => {
    const [, list] = /export\{([^}]*)\}/.exec(textOf('dist/elements.js'));
    const exported = list
      .split(',')
      .map((entry) => entry.split(' as ').at(-1))
      .sort();
    const classes = textOf('dist/types/elements.d.ts').matchAll(
      /^export (?:declare )?class (\w+)/gm,
    );
    assert.deepEqual([...classes].map(([, name]) => name).sort(), exported);
  });
});

/** What TypeScript finds in files of a project that uses the package. */
function problemsIn(files) {
  const folder = join(root, 'test/fixtures/typed');
  const texts = new Map(Object.entries(files).map(([name, text]) => [join(folder, name), text]));
  const options = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, target) =>
    texts.has(path)
      ? ts.createSourceFile(path, texts.get(path), target)
      : getSourceFile.call(host, path, target);
  const program = ts.createProgram([...texts.keys()], options, host);
  return ts.getPreEmitDiagnostics(program).map(({file, start, messageText}) => ({
    path: file?.fileName ?? '',
    line: file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}
