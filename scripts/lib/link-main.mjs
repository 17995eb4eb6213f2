const placeholder = 'docs-site:main';
const isFile = (id, path) => id?.replaceAll('\\', '/').endsWith(`/elements/${path}`) ?? false;

/**
 * A Rollup plugin: the entry loads the main chunk by its name, without Rollup's knowledge. Rollup
 * would make an object of all that main exports, for an `import()` whose value nobody uses.
 */
export function linkMain() {
  return {
    name: 'link-main',
    resolveDynamicImport(specifier, importer) {
      const isLink = specifier === './main.js' && isFile(importer, 'entry.ts');
      return isLink ? {id: placeholder, external: true} : null;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle);
      const chunkOf = (path) => chunks.find(({facadeModuleId}) => isFile(facadeModuleId, path));
      const [entry, main] = ['entry.ts', 'main.ts'].map(chunkOf);
      if (!entry?.code.includes(placeholder)) throw new Error('The entry does not load main.js.');
      entry.code = entry.code.replace(placeholder, `./${main.fileName}`);
    },
  };
}
