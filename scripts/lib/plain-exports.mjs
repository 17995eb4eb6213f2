const exported = /export\{([^{}]*)\};?(?=\s*(?:\/\/# sourceMappingURL=\S+\s*)?$)/;

/**
 * A Rollup plugin: the main chunk exports its variables to the other chunks by their own short
 * names. Rollup gives each export a second name, and compression cannot tell one from the other.
 * Names that the package exports stay. It has to come after the minifier.
 *
 * @param {string} fileName The chunk, such as `main.js`.
 */
export function plainExports(fileName) {
  return {
    name: 'plain-exports',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = bundle[fileName];
        const [all, list] = exported.exec(chunk.code);
        const entries = list.split(',').map(namesOf);
        const isPublic = ({alias}) => alias.length > 3;
        const inner = entries.filter((entry) => !isPublic(entry));
        const names = new Map(inner.map(({alias, name}) => [alias, name]));
        const plain = [...inner.map(({name}) => name).sort()];
        const outer = entries.filter(isPublic).map(({alias, name}) => `${name} as ${alias}`);
        chunk.code = chunk.code.replace(all, () => `export{${[...plain, ...outer].join(',')}};`);
        for (const other of Object.values(bundle)) {
          if (other.type !== 'chunk' || !other.imports.includes(fileName)) continue;
          other.code = other.code.replaceAll(
            // Chunks of packages that are minified already are written with spaces.
            /import\s*\{([^{}]*)\}\s*from\s*"([^"]*)"/g,
            (statement, imported, from) =>
              from.endsWith(`/${fileName.split('/').at(-1)}`)
                ? `import{${imported.split(',').map(renamed(names)).join(',')}}from"${from}"`
                : statement,
          );
        }
      },
    },
  };
}

/** The parts of `name as alias`. */
function namesOf(entry) {
  const [name, alias = name] = entry.trim().split(' as ');
  return {name, alias};
}

/** A function that gives imports the plain names. */
function renamed(names) {
  return (entry) => {
    const {name: alias, alias: local} = namesOf(entry);
    const name = names.get(alias) ?? alias;
    return name === local ? name : `${name} as ${local}`;
  };
}
