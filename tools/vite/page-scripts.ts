import { basename } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

interface PageScripts {
  /** Before everything else of each page. */
  guard: string;
  /** By the name of a page, what it begins with once its head stands. */
  start: Readonly<Record<string, string>>;
  /** By which packages are resolved. */
  resolve: NonNullable<InlineConfig['resolve']>;
}

/**
 * Puts scripts into the pages: written out, since one that is fetched would come too late. The pages get places for the nonce
 * of an answer and for the sources of further scripts; the console-server fills them.
 */
export function pageScripts({ guard, start, resolve }: PageScripts): Plugin {
  return {
    name: 'page-scripts',
    config: () => ({ html: { cspNonce: 'CSP_NONCE' } }),
    transformIndexHtml: {
      order: 'pre',
      handler: async (_html, { path }) => {
        const beginning = start[basename(path)];
        return [
          {
            tag: 'script',
            attrs: { 'data-script-sources': '' },
            children: await writtenOut(guard, resolve),
            injectTo: 'head-prepend',
          },
          ...(beginning === undefined
            ? []
            : [{ tag: 'script', children: await writtenOut(beginning, resolve), injectTo: 'head' as const }]),
        ];
      },
    },
  };
}

async function writtenOut(input: string, resolve: PageScripts['resolve']): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  if (!('output' in built)) throw new Error(`${input} cannot be built into one script.`);
  return built.output[0].code.trim();
}
