import { build, type Plugin } from 'vite';

/**
 * Puts a script before everything else of each page: written out, since one that is fetched would come too late. The pages
 * get places for the nonce of an answer and for the sources of further scripts; the console-server fills them.
 */
export function pageGuard(entry: string): Plugin {
  return {
    name: 'page-guard',
    config: () => ({ html: { cspNonce: 'CSP_NONCE' } }),
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [
        {
          tag: 'script',
          attrs: { 'data-script-sources': '' },
          children: await writtenOut(entry),
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

async function writtenOut(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  if (!('output' in built)) throw new Error(`${input} cannot be built into one script.`);
  return built.output[0].code.trim();
}
