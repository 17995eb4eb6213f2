import type {Converter} from './conversion.js';
import {indexOf} from './docsify/docsify-index.js';
import {configFileOf} from './docusaurus/docusaurus-source.js';
import {isGitBook} from './gitbook/gitbook-settings.js';
import {readMkdocs} from './mkdocs/mkdocs-config.js';
import {findConfig} from './starlight/starlight-site.js';
import {configFiles} from './vitepress/vitepress-files.js';

/** The tools whose sites can be read. What converts a site is loaded when there is one. */
export const converters: readonly Converter[] = [
  {
    tool: 'VitePress',
    recognizes: (folder) => Promise.resolve(configFiles(folder).length > 0),
    convert: async (folder) => (await import('./vitepress/vitepress.js')).convertVitePress(folder),
  },
  {
    tool: 'Docusaurus',
    recognizes: (folder) => Promise.resolve(configFileOf(folder) !== undefined),
    convert: async (folder) =>
      (await import('./docusaurus/docusaurus.js')).convertDocusaurus(folder),
  },
  {
    tool: 'Starlight',
    recognizes: async (folder) => (await findConfig(folder)) !== undefined,
    convert: async (folder) => (await import('./starlight/starlight.js')).convertStarlight(folder),
  },
  {
    tool: 'MkDocs',
    recognizes: async (folder) => (await readMkdocs(folder)) !== undefined,
    convert: async (folder) => (await import('./mkdocs/mkdocs.js')).convertMkDocs(folder),
  },
  {
    tool: 'docsify',
    recognizes: async (folder) => (await indexOf(folder)) !== undefined,
    convert: async (folder) => (await import('./docsify/docsify.js')).convertDocsify(folder),
  },
  {
    tool: 'GitBook',
    recognizes: isGitBook,
    convert: async (folder) => (await import('./gitbook/gitbook.js')).convertGitBook(folder),
  },
];
