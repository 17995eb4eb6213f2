/** A code block with commands of npm. */
interface CommandBlock {
  /** What is before the first line: its indentation, and marks of quotes and lists. */
  readonly before: string;
  readonly marks: string;
  readonly info: string;
  /** The lines of the code, and the one that closes it. */
  readonly lines: readonly string[];
}

/** A package manager that commands are also shown for. */
export type PackageManager = 'yarn' | 'pnpm' | 'bun';

/** The same commands for each package manager. */
export function packageCommands(
  {before, marks, info, lines}: CommandBlock,
  managers: readonly PackageManager[],
): string {
  // Marks of quotes are before each line, those of lists only before the first one.
  const indent = before.replaceAll(/[^\s>]/g, ' ');
  const blank = indent.trimEnd();
  const closing = lines.findLastIndex((line) => line.trim() !== '');
  const code = lines.slice(0, closing);
  const language = /^\S*/.exec(info)?.[0] || 'bash';
  const block = (name: string, convert: (line: string) => string) =>
    [`${indent}${marks}${language} ${name}`, ...code.map(convert), `${indent}${marks}`].join('\n');
  const others = managers.map((name) =>
    block(managed[name].title, (line) =>
      line.replace(command, (_, words: string) => converted(words, managed[name])),
    ),
  );
  const inner = [block('npm', (line) => line), ...others].join(`\n${blank}\n`);
  const end = lines.slice(closing + 1);
  const group = [`${before}<CodeGroup>`, blank, inner, blank, `${indent}</CodeGroup>`];
  return [...group, ...end].join('\n');
}

const command = /\b((?:npm|npx)\b[^\n&|;#]*)/g;

const longFlags: ReadonlyMap<string, string> = new Map([
  ['--save-dev', '--dev'],
  ['-D', '--dev'],
  ['--save', ''],
  ['-S', ''],
  ['--save-exact', '--exact'],
  ['-E', '--exact'],
]);
const pnpmFlags: ReadonlyMap<string, string> = new Map([
  ['--save', ''],
  ['-S', ''],
]);

const isGlobal = new Set(['-g', '--global']);

interface Manager {
  readonly name: PackageManager;
  readonly title: string;
  readonly flags: ReadonlyMap<string, string>;
  /** What scripts are run with, and packages. */
  readonly run: string;
  readonly execute: string;
  readonly addGlobal: string;
}

const managed: Readonly<Record<PackageManager, Manager>> = {
  yarn: {
    name: 'yarn',
    title: 'Yarn',
    flags: longFlags,
    run: '',
    execute: 'yarn dlx',
    addGlobal: 'yarn global add',
  },
  pnpm: {
    name: 'pnpm',
    title: 'pnpm',
    flags: pnpmFlags,
    run: 'run',
    execute: 'pnpm dlx',
    addGlobal: 'pnpm add -g',
  },
  bun: {
    name: 'bun',
    title: 'Bun',
    flags: longFlags,
    run: 'run',
    execute: 'bun x',
    addGlobal: 'bun add --global',
  },
};

function converted(words: string, manager: Manager): string {
  const end = /\s*$/.exec(words)?.[0] ?? '';
  const [program = '', action = '', ...rest] = words.trim().split(/\s+/);
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ') + end;
  if (program === 'npx') return join(manager.execute, action, ...rest);
  const {name, flags} = manager;
  const own = rest.map((word) => flags.get(word) ?? word);
  if (/^(?:install|i|add)$/.test(action)) {
    const packages = own.filter((word) => !isGlobal.has(word));
    if (packages.length < own.length) return join(manager.addGlobal, ...packages);
    if (own.every((word) => word.startsWith('-') || word === ''))
      return join(name, 'install', ...own);
    return join(name, 'add', ...own);
  }
  if (/^(?:uninstall|remove|rm|un)$/.test(action)) return join(name, 'remove', ...own);
  const options = own.filter((word) => word !== '--');
  if (/^(?:run|run-script)$/.test(action)) return join(name, manager.run, ...options);
  if (action === 'ci') return join(name, 'install', '--frozen-lockfile', ...own);
  if (/^(?:init|create)$/.test(action)) {
    const [first, ...more] = own;
    if (first === undefined) return join(name, 'init');
    const created = first.replace('@latest', '');
    return name === 'bun'
      ? join(`bunx create-${created}`, ...more)
      : join(name, 'create', created, ...more);
  }
  if (name === 'bun' && action === 'test') return join('bun run test', ...options);
  return join(name, action, ...options);
}
