import type {DocsifySource} from './docsify-source.js';

/** A folder whose name is a language: `de`, `zh-cn`. */
const languageFolder = /^[a-z]{2}(?:-[a-z]{2,4})?$/i;

/** The folders of languages: those with a sidebar or a home page of their own. */
export function languagesOf({folder, routes: {base}}: DocsifySource): readonly string[] {
  const folders = [...folder.files].flatMap((file) => {
    if (!file.startsWith(base)) return [];
    const [name = '', inner = ''] = file.slice(base.length).split('/');
    return languageFolder.test(name) && /^(?:README|_sidebar)\.md$/i.test(inner) ? [name] : [];
  });
  return [...new Set(folders)];
}

/** The name of a language in itself. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], {type: 'language'}).of(code) ?? code;
  } catch {
    return code;
  }
}
