import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Compiles all functions of some chunks while they load. For chunks whose functions mostly run at start.
 * @param isFirst Called with the name of a chunk. @see https://v8.dev/blog/explicit-compile-hints
 */
export function compiledAtOnce(isFirst: (name: string) => boolean): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      // The hint must be the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isFirst(file.name)) {
            file.code = HINT + file.code;
            const map = bundle[`${file.fileName}.map`];
            // The hint adds a line.
            if (map?.type === 'asset')
              map.source = String(map.source).replace('"mappings":"', '"mappings":";');
          }
      },
    },
  };
}
