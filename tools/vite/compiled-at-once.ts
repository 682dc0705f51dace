import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile all functions of some scripts beside the page, while they load, in place of each when it is first
 * called, which holds up the page. For scripts most of whose functions run at the start.
 *
 * @param isFirst By a chunk's name.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export function compiledAtOnce(isFirst: (name: string) => boolean): Plugin {
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      // The hint counts at the head of a file alone.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && isFirst(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
