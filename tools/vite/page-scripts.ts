import { basename } from 'node:path';
import { build, type Plugin } from 'vite';
import { SOURCE_CONDITION } from './source-condition.ts';

interface PageScripts {
  /** Runs before everything else on each page. */
  guard: string;
  /** Script after the head, by page. */
  start: Readonly<Record<string, string>>;
}

/**
 * Writes scripts into the pages. Adds placeholders for nonce and script sources, which the console-server
 * fills.
 */
export function pageScripts({ guard, start }: PageScripts): Plugin {
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
            children: await writtenOut(guard),
            injectTo: 'head-prepend',
          },
          ...(beginning === undefined
            ? []
            : [
                {
                  tag: 'script',
                  children: await writtenOut(beginning),
                  injectTo: 'head' as const,
                },
              ]),
        ];
      },
    },
  };
}

async function writtenOut(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: [SOURCE_CONDITION] },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  if (!('output' in built)) throw new Error(`${input} cannot be built into one script.`);
  return built.output[0].code.trim();
}
