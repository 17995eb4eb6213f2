import assert from 'node:assert/strict';
import {execFile, execFileSync} from 'node:child_process';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, describe, it} from 'node:test';
import {promisify} from 'node:util';
import {bundleForNode} from '../../scripts/lib/tests/bundled-tests.mjs';
import {changedFiles} from '../../scripts/lib/changed/changed-files.mjs';
import {namedPaths} from '../../scripts/lib/changed/named-paths.mjs';
import {projectGraph} from '../../scripts/lib/changed/project-graph.mjs';
import {reachedTests, testsOfBuild, whyAll} from '../../scripts/lib/changed/select-tests.mjs';
import {testsToRun} from '../../scripts/lib/changed/tests-to-run.mjs';
import {suites, testFiles} from '../../scripts/lib/tests/suites.mjs';
import {root, textOf} from '../harness/sources.mjs';

const filesOf = (kind) => Object.keys(suites).flatMap((command) => testFiles(command, kind));
const tests = {unit: filesOf('unit'), element: filesOf('element'), node: filesOf('node')};
const own = 'test/node/changed-tests.test.mjs';
const architecture = 'test/node/architecture.test.mjs';

let graph;
let folder;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-site-changed-'));
  graph = await projectGraph(root);
});

after(() => rm(folder, {recursive: true}));

const select = (changed) => testsToRun(changed, tests, async () => graph);

/** The tests of a kind that a change reaches; fails where it is said to run all. */
function reached(path, kind) {
  assert.equal(whyAll(graph, path), undefined);
  return reachedTests(graph, [path], tests[kind]);
}

/** Fails unless a change reaches the first of these tests, and none of the others. */
function assertReaches(path, kind, reachedOnes, others) {
  const found = reached(path, kind);
  for (const one of [...reachedOnes, ...others]) assert.ok(tests[kind].includes(one), one);
  assert.deepEqual(
    reachedOnes.filter((one) => !found.includes(one)),
    [],
  );
  assert.deepEqual(
    others.filter((one) => found.includes(one)),
    [],
  );
}

const unit = (...names) => names.map((name) => `test/src/${name}.test.ts`);
const element = (...names) => names.map((name) => `test/elements/${name}.test.ts`);
const journeys = (...names) => names.map((name) => `test/node/${name}.test.mjs`);

/** The journeys that open a site in a browser. */
const opening = tests.node.filter((path) => /\/harness\/open-site\.mjs'/.test(textOf(path)));

describe('a change of a source', () => {
  it('reaches the unit tests whose bundles have it', async () => {
    const some = tests.unit.filter((path) => /^test\/src\/(?:content|markdown|site)\//.test(path));
    const {metafile} = await bundleForNode(some, join(folder, 'unit'));
    const bundled = inputsOfTests(metafile);
    const sources = new Set([...bundled.values()].flatMap((inputs) => [...inputs]));
    assert.ok(sources.size > 200);
    assert.ok(some.every((test) => bundled.get(test).has(test)));
    for (const path of sources) {
      const found = new Set(reachedTests(graph, [path], some));
      const having = some.filter((test) => bundled.get(test).has(path));
      assert.deepEqual(
        having.filter((test) => !found.has(test)),
        [],
        path,
      );
    }
  });

  it('reaches the unit and element tests that import it, and no others', () => {
    const path = 'src/markdown/tables.ts';
    assertReaches(
      path,
      'unit',
      unit('markdown/scans', 'content/tree', 'search/sections'),
      unit('theme/color', 'markdown/braces', 'routing/paths', 'requests/security'),
    );
    assertReaches(
      path,
      'element',
      [...element('site/docs-site'), 'test/src/content/gfm.browser.test.ts'],
      element('components/badge/docs-badge', 'shared/reader-store'),
    );
  });

  it('reaches the journeys that read what is built of it, and no others', () => {
    assert.ok(opening.length > 30);
    const others = journeys('changed-packages', 'minify-templates');
    assertReaches('src/markdown/tables.ts', 'node', opening, others);
    assertReaches('cli/commands/check.ts', 'node', [...journeys('check', 'shipped'), own], others);
    assertReaches('scripts/lib/bundle/flat-imports.mjs', 'node', opening, others);
    assert.deepEqual(reached('scripts/lib/bundle/flat-imports.mjs', 'unit'), []);
  });

  it('reaches whatever reads a part of the build, with its types', async () => {
    const code = {
      'test/a.test.mjs': "read('dist/types/a.d.ts')",
      'test/b.test.mjs': "read('build/bundle.json')",
      'test/c.test.mjs': "import 'docs-site-element/node'",
    };
    const sources = {'src/a.ts': 'export type A = 1;', 'scripts/build.mjs': ''};
    const small = await projectGraph(await projectOf({...code, ...sources}));
    for (const path of Object.keys(sources)) {
      assert.deepEqual(reachedTests(small, [path], Object.keys(code)), Object.keys(code));
    }
  });

  it('reaches the journeys that load it without a build', () => {
    const saving = journeys('offline/saving');
    assertReaches('src/offline/worker/docs-sw.ts', 'node', saving, journeys('properties'));
    assertReaches('src/config/normalize.ts', 'node', journeys('properties'), []);
  });

  it('reaches what is generated from it', () => {
    const validating = unit('config/validate', 'config/check/limited');
    assertReaches('src/config/schema.json', 'unit', validating, unit('theme/color'));
    assertReaches('scripts/build-validator.mjs', 'unit', validating, unit('theme/color'));
    const [icon, backdrop] = element('components/icons/docs-icon', 'layout/docs-backdrop');
    assertReaches('scripts/common-icons.txt', 'element', [icon], [backdrop]);
  });

  it('reaches the element test that requests it from the test server', () => {
    assert.deepEqual(
      reached('elements/site/parse-worker.ts', 'element'),
      element('site/parse-in-worker'),
    );
  });
});

describe('a change of a test', () => {
  it('reaches it alone, and what reads all tests', () => {
    assert.deepEqual(reached('test/node/reading.test.mjs', 'node').toSorted(), [
      architecture,
      own,
      ...journeys('reading'),
    ]);
    for (const kind of ['unit', 'element']) {
      assert.deepEqual(reached('test/node/reading.test.mjs', kind), []);
    }
    const [scans] = unit('markdown/scans');
    assert.deepEqual(reached(scans, 'unit'), [scans]);
    assert.deepEqual(reached(scans, 'node'), [architecture, own]);
  });

  it('reaches the tests that use it, where it is a helper of several', () => {
    assertReaches('test/harness/playground-page.mjs', 'node', journeys('playground-keyboard'), [
      ...journeys('reading', 'search', 'offline'),
    ]);
    assertReaches('test/elements/until.ts', 'element', element('site/docs-site'), [
      ...element('components/badge/docs-badge'),
    ]);
  });
});

describe('a change of a text', () => {
  it('reaches the tests that read its file or a folder around it, and no others', () => {
    const path = 'demo/reference/diagnostics.mdx';
    const others = journeys('reading', 'history', 'offline', 'shipped', 'properties');
    assertReaches(path, 'node', journeys('diagnostics-page', 'entry', 'sizes'), others);
    assert.deepEqual(reached(path, 'unit'), []);
    assert.deepEqual(reached(path, 'element'), []);
    assert.deepEqual(reached('CONTRIBUTING.md', 'node'), [architecture, own]);
  });

  it('reaches the tests that read a folder in which it was', () => {
    const path = 'demo/reference/gone.mdx';
    assertReaches(path, 'node', journeys('entry', 'sizes'), journeys('reading'));
  });

  it('reaches what is packed with it', () => {
    assertReaches('README.md', 'node', journeys('shipped'), journeys('reading'));
    assertReaches('THIRD-PARTY.md', 'node', journeys('shipped', 'release'), journeys('messages'));
  });
});

describe('a change runs all tests', () => {
  const whys = {
    'package-lock.json': 'package-lock.json is a setting of the project',
    'package.json': 'package.json is a setting of the project',
    'tsconfig.base.json': 'tsconfig.base.json is a setting of the project',
    'src/tsconfig.json': 'src/tsconfig.json is a setting of the project',
    '.gitignore': '.gitignore is a setting of the project',
    'scripts/lib/run-tool.mjs': 'scripts/lib/run-tool.mjs runs the tests',
    'scripts/lib/tests/browser-tests.mjs': 'scripts/lib/tests/browser-tests.mjs runs the tests',
    'scripts/lib/engines/engines.mjs': 'scripts/lib/engines/engines.mjs runs the tests',
    'scripts/lib/changed/named-paths.mjs': 'scripts/lib/changed/named-paths.mjs runs the tests',
    '.ci/run': 'no module imports or names .ci/run',
    'data/new.bin': 'no module imports or names data/new.bin',
  };
  for (const [path, why] of Object.entries(whys)) {
    it(`where it is of ${path}`, () => assert.equal(whyAll(graph, path), why));
  }

  it('and the command says so', async () => {
    const changed = ['test/node/reading.test.mjs', 'package-lock.json'];
    const {files, needsBuild, lines} = await select(changed);
    assert.deepEqual(files, tests);
    assert.equal(needsBuild, true);
    assert.deepEqual(
      lines,
      Object.entries(tests).map(
        ([kind, {length}]) =>
          `${kind} tests: all ${length} files, as package-lock.json is a setting of the project`,
      ),
    );
  });

  it('where a module imports what does not exist', async () => {
    const broken = await projectOf({'src/a.ts': "import './gone.js';", 'scripts/build.mjs': ''});
    const all = {unit: ['test/src/a.test.ts']};
    const {files, lines} = await testsToRun(['src/b.ts'], all, () => projectGraph(broken));
    assert.deepEqual(files, all);
    assert.match(lines.join('\n'), /^unit tests: all 1 files, as .*\n.*gone\.js/);
  });
});

describe('the tests to run', () => {
  it('are counted for each kind, and built for where one of them reads the build', async () => {
    const {files, needsBuild, lines} = await select(unit('markdown/scans'));
    assert.deepEqual(files, {
      unit: unit('markdown/scans'),
      element: [],
      node: [architecture, own],
    });
    assert.equal(needsBuild, false);
    assert.deepEqual(lines, [
      `unit tests: 1 of ${tests.unit.length} files`,
      `element tests: 0 of ${tests.element.length} files`,
      `node tests: 2 of ${tests.node.length} files`,
    ]);
    assert.equal((await select(journeys('reading'))).needsBuild, true);
    assert.deepEqual((await select([])).files, {unit: [], element: [], node: []});
  });

  it('read the build, but for those that only read sources', () => {
    const reading = testsOfBuild(graph, tests.node);
    const built = [...opening, ...journeys('sizes', 'schema', 'shipped', 'check', 'serve')];
    assert.deepEqual(
      built.filter((path) => !reading.includes(path)),
      [],
    );
    const others = [architecture, own, ...journeys('messages', 'offline/saving')];
    assert.deepEqual(
      others.filter((path) => reading.includes(path)),
      [],
    );
  });
});

describe('the paths that a module names', () => {
  const project = [
    'demo',
    'demo/guide',
    'demo/guide/a.mdx',
    'src',
    'src/b.ts',
    'test',
    'test/data',
  ];
  const named = (code, module = 'test/x.mjs') => [
    ...namedPaths(code, module, (path) => project.includes(path)),
  ];

  it('are those of files and folders in strings', () => {
    assert.deepEqual(named("read('demo/guide/a.mdx')"), ['demo/guide/a.mdx']);
    assert.deepEqual(named("list('demo/guide/')"), ['demo/guide']);
    assert.deepEqual(named("run('cp demo/guide/a.mdx there')"), ['demo/guide/a.mdx']);
    assert.deepEqual(named("join(root, 'demo')"), ['demo']);
    assert.deepEqual(named('`${root}demo`'), ['demo']);
  });

  it('are those of the folder of the module as well', () => {
    assert.deepEqual(named("new URL('../src/', import.meta.url)"), ['src']);
    assert.deepEqual(named("join(here, 'data')"), ['test/data']);
  });

  it('are the folder that exists, of a path that is completed or gone', () => {
    assert.deepEqual(named('`demo/guide/${name}.mdx`'), ['demo/guide']);
    assert.deepEqual(named("read('demo/guide/gone.mdx')"), ['demo/guide']);
  });

  it('are those of sources, by the URLs of what is compiled', () => {
    assert.deepEqual(named("new Worker('/src/b.js')", 'test/x.ts'), ['src/b.ts']);
  });

  it('are no words, members and attributes', () => {
    assert.deepEqual(named("it('shows the demo')"), []);
    assert.deepEqual(named('demo.test(src)'), []);
    assert.deepEqual(named("image.getAttribute('src')", 'test/x.ts'), []);
  });
});

describe('the changed files', () => {
  let project;
  const git = (...words) => execFileSync('git', words, {cwd: project, stdio: 'ignore'});
  const write = (path, text) => writeFile(join(project, path), text);

  before(async () => {
    project = join(folder, 'repository');
    await mkdir(join(project, 'src'), {recursive: true});
    for (const path of ['same', 'edited', 'gone', 'src/moved', 'committed']) {
      await write(path, `This is ${path}.`);
    }
    await write('.gitignore', 'ignored');
    git('init');
    commit();
    await write('committed', 'Other.');
    commit();
  });

  function commit() {
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'test: begin');
  }

  it('are those that differ from a commit, are gone, moved or new', async () => {
    await write('edited', 'Other.');
    await write('src/ünew', 'New.');
    await write('ignored', 'New.');
    await rm(join(project, 'gone'));
    git('mv', 'src/moved', 'src/there');
    const expected = ['edited', 'gone', 'src/moved', 'src/there', 'src/ünew'];
    assert.deepEqual(changedFiles('HEAD', project), expected);
    assert.deepEqual(changedFiles('HEAD~1', project), ['committed', ...expected]);
  });

  it('are those below the folder of the project', async () => {
    assert.deepEqual(changedFiles('HEAD', join(project, 'src')), ['moved', 'there', 'ünew']);
  });

  it('are not known of a commit that does not exist', () => {
    assert.throws(() => changedFiles('no-such-commit', project), /no-such-commit/);
  });

  it('are asked for by --changed, which ends the command without git', async () => {
    const env = {...process.env, GIT_DIR: join(folder, 'none')};
    const options = {HEAD: '--changed', 'main~3': '--changed=main~3'};
    const run = async ([commit, option]) => {
      const words = ['scripts/test.mjs', option];
      const ended = promisify(execFile)(process.execPath, words, {cwd: root, env});
      const expected = ({code, stderr}) => code === 2 && stderr.includes(` ${commit} `);
      await assert.rejects(ended, expected);
    };
    await Promise.all(Object.entries(options).map(run));
  });
});

/** A new folder with these modules, and what else a project has. */
async function projectOf(modules) {
  const project = await mkdtemp(join(folder, 'project-'));
  const others = {
    'tsconfig.base.json': '{}',
    'README.md': '',
    'scripts/build-validator.mjs': '',
    'scripts/build-icons.mjs': '',
  };
  for (const name of ['bench', 'cli', 'convert', 'elements', 'scripts', 'src', 'test']) {
    await mkdir(join(project, name));
  }
  for (const [path, text] of Object.entries({...others, ...modules})) {
    await writeFile(join(project, path), text);
  }
  return project;
}

/** The modules in the bundle of each test, by its path: those of its chunks as well. */
function inputsOfTests({outputs}) {
  const inputsOf = (file, seen = new Set()) => {
    if (seen.has(file)) return [];
    seen.add(file);
    const {inputs, imports} = outputs[file];
    const chunks = imports.filter(({external}) => !external).map(({path}) => path);
    return [...Object.keys(inputs), ...chunks.flatMap((chunk) => inputsOf(chunk, seen))].filter(
      (path) => !path.includes('node_modules/'),
    );
  };
  const entries = Object.entries(outputs).filter(([, {entryPoint}]) => entryPoint);
  return new Map(entries.map(([file, {entryPoint}]) => [entryPoint, new Set(inputsOf(file))]));
}
