/** What hosts read of the files and folders whose names begin with a dot. */
const forHosts = new Set(['.nojekyll', '.htaccess', '.domains', '.well-known']);

/** Whether a file is not for readers: settings and secrets of tools. */
export function isHidden(file: string): boolean {
  return file.split('/').some((name) => name.startsWith('.') && !forHosts.has(name));
}

/** Whether AI assistants read a file in a repository, as instructions. */
export function isForAssistants(file: string): boolean {
  return /(?:^|\/)(?:AGENTS|CLAUDE)\.md$/.test(file);
}
