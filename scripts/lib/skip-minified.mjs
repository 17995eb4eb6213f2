const isReadyMade = (ids) => ids.some((id) => id.replaceAll('\\', '/').includes('/mermaid/dist/'));

/**
 * A rollup plugin around one that minifies: chunks of Mermaid come minified from their makers.
 * Doing it again takes half a minute and saves nothing; maps from one such file to another help
 * no one.
 */
export function skipMinified(minifier) {
  return {
    ...minifier,
    renderChunk(code, chunk, ...others) {
      if (isReadyMade(Object.keys(chunk.modules))) return undefined;
      return minifier.renderChunk.call(this, code, chunk, ...others);
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !isReadyMade(chunk.moduleIds)) continue;
        chunk.code = chunk.code.replace(/\n?\/\/# sourceMappingURL=\S+\n?$/, '');
        delete bundle[`${chunk.fileName}.map`];
      }
    },
  };
}
