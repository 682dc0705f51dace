import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile all functions of some chunks while they load instead of at their first call. For chunks most of
 * whose functions run at the start.
 *
 * @param isFirst Called with the name of a chunk.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compiledAtOnce(isFirst: (name: string) => boolean): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      // The hint must be the first line, also before Vite's list of dependencies.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isFirst(file.name)) {
            file.code = HINT + file.code;
            const map = bundle[`${file.fileName}.map`];
            // One line more before the mapped ones.
            if (map?.type === 'asset')
              map.source = String(map.source).replace('"mappings":"', '"mappings":";');
          }
      },
    },
  };
}
