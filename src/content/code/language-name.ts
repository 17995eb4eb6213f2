/** The names of languages, each after what authors write for it. */
const names = new Map(
  [
    'bash sh shell zsh Bash',
    'c++ cpp C++',
    'c# cs csharp C#',
    'css CSS',
    'f# fs fsharp F#',
    'gql graphql GraphQL',
    'golang Go',
    'hcl HCL',
    'html HTML',
    'http HTTP',
    'ini INI',
    'javascript js cjs mjs JavaScript',
    'json JSON',
    'jsonc JSONC',
    'jsx JSX',
    'kt Kotlin',
    'md Markdown',
    'mdx MDX',
    'objc Objective-C',
    'php PHP',
    'powershell ps1 PowerShell',
    'py Python',
    'rb Ruby',
    'rs Rust',
    'scss SCSS',
    'sql SQL',
    'svg SVG',
    'tf Terraform',
    'toml TOML',
    'ts typescript TypeScript',
    'tsx TSX',
    'xml XML',
    'yaml yml YAML',
  ].flatMap((line) => {
    const words = line.split(' ');
    const name = words.at(-1) ?? '';
    return words.slice(0, -1).map((written) => [written, name] as const);
  }),
);

/** Text that is in no language. */
export const plainText = /^(?:text|txt|plain|plaintext)$/i;

/** What readers see for the language of a block, as its author wrote it; nothing for plain text. */
export function languageName(language: string): string {
  const written = language.toLowerCase();
  if (plainText.test(written) || written === 'none') return '';
  return names.get(written) ?? language.charAt(0).toUpperCase() + language.slice(1);
}
