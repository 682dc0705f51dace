import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { antdSheet } from './antd-sheet.ts';
import { buildId, describeChunk } from './build-info.ts';
import { compressFiles } from './compress-files.ts';
import { routeFiles, type RouteFilesOptions } from './route-files.ts';

interface ConsoleOutputOptions extends RouteFilesOptions {
  /** The module that exports `extractAntdStyles`. */
  antdStyles: string;
  /** The names of chunks whose functions mostly run at start. @see https://v8.dev/blog/explicit-compile-hints */
  compiledAtOnce: RegExp;
  /** The page without antd. */
  barePage: string;
}

const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds to a written build what console-server and the console need: antd's style sheet, the files of each route
 * (`.vite/route-files.json`), `builds/latest.json` with the ID of the build, which the pages contain as well,
 * `build-time.json` (milliseconds), `.vite/chunks.json` for the size report, and compressed files.
 */
export function consoleOutput(options: ConsoleOutputOptions): Plugin {
  return {
    name: 'console-output',
    apply: 'build',
    generateBundle: {
      // The hint must be the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && options.compiledAtOnce.test(file.name)) {
            file.code = COMPILE_HINT + file.code;
            const map = bundle[`${file.fileName}.map`];
            // The hint adds a line.
            if (map?.type === 'asset')
              map.source = String(map.source).replace('"mappings":"', '"mappings":";');
          }
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined || this.meta.watchMode) return;
        const write = async (file: string, content: string) => {
          await mkdir(dirname(join(dir, file)), { recursive: true });
          await writeFile(join(dir, file), content);
        };
        const sheet = await antdSheet(bundle, options);
        const sheetFile = `assets/antd-${hashOf(sheet)}.css`;
        await write(sheetFile, sheet);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        await write('.vite/chunks.json', JSON.stringify(chunks.map(describeChunk)));
        await write('.vite/route-files.json', JSON.stringify(await routeFiles(bundle, options)));
        const id = await buildId(dir);
        for await (const page of glob('**/*.html', { cwd: dir })) {
          const head = [
            `<meta name="build-id" content="${id}" />`,
            ...(basename(page) === options.barePage
              ? []
              : [`<link rel="stylesheet" crossorigin href="/${sheetFile}" nonce="CSP_NONCE">`]),
          ].join('\n    ');
          const html = await readFile(join(dir, page), 'utf8');
          await write(
            page,
            html.replace('</head>', () => `  ${head}\n  </head>`),
          );
        }
        await write('builds/latest.json', JSON.stringify({ id }));
        await write('build-time.json', String(Date.now()));
        await compressFiles(dir);
      },
    },
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
