export type SampleLanguageId =
  | 'curl'
  | 'javascript'
  | 'python'
  | 'php'
  | 'go'
  | 'java'
  | 'ruby'
  | 'csharp';

export interface SampleLanguage {
  readonly id: SampleLanguageId;
  /** What readers see. */
  readonly name: string;
  /** What settings call it too, in lower case. */
  readonly aliases: readonly string[];
  /** The grammar of the highlighter. */
  readonly grammar: string;
}

/** In the order in which they are shown by default. */
export const sampleLanguages: readonly SampleLanguage[] = [
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
export function findSampleLanguage(name: string): SampleLanguage | undefined {
  const wanted = name.trim().toLowerCase();
  return sampleLanguages.find(({id, aliases}) => id === wanted || aliases.includes(wanted));
}
