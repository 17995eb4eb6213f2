export type SampleLanguageId =
  | 'curl'
  | 'javascript'
  | 'python'
  | 'php'
  | 'go'
  | 'java'
  | 'ruby'
  | 'csharp';

export interface SampleLanguage<Id extends string = string> {
  readonly id: Id;
  /** What readers see. */
  readonly name: string;
  /** What settings call it too, in lower case. */
  readonly aliases: readonly string[];
  /** The grammar of the highlighter. */
  readonly grammar: string;
}

/** The languages that are shown by default, in their order. */
export const sampleLanguages: readonly SampleLanguage<SampleLanguageId>[] = [
  {id: 'curl', name: 'cURL', aliases: ['bash', 'shell', 'sh', 'zsh', 'console'], grammar: 'bash'},
  {
    id: 'javascript',
    name: 'JavaScript',
    aliases: ['js', 'node', 'nodejs', 'node.js', 'fetch', 'typescript', 'ts'],
    grammar: 'javascript',
  },
  {id: 'python', name: 'Python', aliases: ['py', 'python3', 'requests'], grammar: 'python'},
  {id: 'php', name: 'PHP', aliases: [], grammar: 'php'},
  {id: 'go', name: 'Go', aliases: ['golang'], grammar: 'go'},
  {id: 'java', name: 'Java', aliases: [], grammar: 'java'},
  {id: 'ruby', name: 'Ruby', aliases: ['rb'], grammar: 'ruby'},
  {id: 'csharp', name: 'C#', aliases: ['c#', 'cs', 'dotnet', '.net', 'c-sharp'], grammar: 'csharp'},
];

/** The language that a setting names, in any letter case. */
export function findSampleLanguage<L extends SampleLanguage>(
  name: string,
  languages: readonly L[],
): L | undefined {
  const wanted = name.trim().toLowerCase();
  return languages.find(({id, aliases}) => id === wanted || aliases.includes(wanted));
}

/** Whether settings name languages that are not shown by default. */
export function namesMoreLanguages(names: readonly string[]): boolean {
  return names.some((name) => !findSampleLanguage(name, sampleLanguages));
}
