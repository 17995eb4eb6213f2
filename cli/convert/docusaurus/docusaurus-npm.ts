/** A code block with commands of npm. */
interface CommandBlock {
  /** What is before the first line: its indentation. */
  readonly before: string;
  readonly marks: string;
  readonly info: string;
  /** The lines of the code, and the one that closes it. */
  readonly lines: readonly string[];
}

/** The same commands for each package manager. */
export function packageCommands({before, marks, info, lines}: CommandBlock): string {
  const indent = /^\s*/.exec(before)?.[0] ?? '';
  const closing = lines.findLastIndex((line) => line.trim() !== '');
  const code = lines.slice(0, closing);
  const language = /^\S*/.exec(info)?.[0] || 'bash';
  const block = (name: string, convert: (line: string) => string) =>
    [`${indent}${marks}${language} ${name}`, ...code.map(convert), `${indent}${marks}`].join('\n');
  const blocks = [
    block('npm', (line) => line),
    block('Yarn', (line) => line.replace(command, (_, words: string) => yarn(words))),
    block('pnpm', (line) => line.replace(command, (_, words: string) => pnpm(words))),
  ];
  const end = lines.slice(closing + 1);
  const group = [`${before}<CodeGroup>`, '', blocks.join('\n\n'), '', `${indent}</CodeGroup>`];
  return [...group, ...end].join('\n');
}

const command = /\b((?:npm|npx)\b[^\n&|;#]*)/g;

const flags: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['--save-dev', ['--dev', '--save-dev']],
  ['-D', ['--dev', '--save-dev']],
  ['--save', ['', '']],
  ['-S', ['', '']],
  ['--save-exact', ['--exact', '--save-exact']],
  ['-E', ['--exact', '--save-exact']],
]);

const isGlobal = new Set(['-g', '--global']);

function yarn(words: string): string {
  return converted(words, {name: 'yarn', column: 0, run: '', execute: 'yarn dlx'});
}

function pnpm(words: string): string {
  return converted(words, {name: 'pnpm', column: 1, run: 'run', execute: 'pnpm dlx'});
}

interface Manager {
  readonly name: string;
  /** Its column among the flags. */
  readonly column: 0 | 1;
  readonly run: string;
  readonly execute: string;
}

function converted(words: string, manager: Manager): string {
  const end = /\s*$/.exec(words)?.[0] ?? '';
  const [program = '', action = '', ...rest] = words.trim().split(/\s+/);
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ') + end;
  if (program === 'npx') return join(manager.execute, action, ...rest);
  const own = rest.map((word) => flags.get(word)?.[manager.column] ?? word);
  const {name} = manager;
  if (/^(?:install|i|add)$/.test(action)) {
    const packages = own.filter((word) => !isGlobal.has(word));
    if (packages.length < own.length) {
      return name === 'yarn'
        ? join('yarn global add', ...packages)
        : join('pnpm add --global', ...packages);
    }
    if (own.every((word) => word.startsWith('-') || word === ''))
      return join(name, 'install', ...own);
    return join(name, 'add', ...own);
  }
  if (/^(?:uninstall|remove|rm|un)$/.test(action)) return join(name, 'remove', ...own);
  if (/^(?:run|run-script)$/.test(action)) {
    return join(name, manager.run, ...own.filter((word) => word !== '--'));
  }
  if (action === 'ci') return join(name, 'install', '--frozen-lockfile', ...own);
  if (action === 'init') {
    return rest.length > 0 ? join(name, 'create', ...own) : join(name, 'init');
  }
  return join(name, action, ...own);
}
