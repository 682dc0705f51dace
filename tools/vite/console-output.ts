import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { antdSheets } from './antd-sheet.ts';
import { buildId, describeChunk } from './build-info.ts';
import { chunkOf, filesFrom } from './bundle-files.ts';
import { compressFiles } from './compress-files.ts';
import { routeFiles, type RouteFilesOptions } from './route-files.ts';

interface ConsoleOutputOptions extends RouteFilesOptions {
  /** The module that exports `extractAntdStyles`. */
  antdStyles: string;
  /** The names of chunks whose functions mostly run at start. @see https://v8.dev/blog/explicit-compile-hints */
  compiledAtOnce: RegExp;
  /** The page without antd. */
  barePage: string;
  /** The module that hydrates the sign-in page, which needs the styles of few components at first. */
  signIn: string;
}

const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds to a written build what console-server and the console need: antd's style sheets, the files of each route
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
        const sheetOf = await antdSheets(options.antdStyles);
        const writeSheet = async (name: string, files: readonly string[]) => {
          const sheet = sheetOf(files.flatMap((file) => modulesOf(bundle[file])));
          const file = `assets/${name}-${hashOf(sheet)}.css`;
          await write(file, sheet);
          return `<link rel="stylesheet" crossorigin href="/${file}" nonce="CSP_NONCE">`;
        };
        const sheet = await writeSheet('antd', Object.keys(bundle));
        const signIn = chunkOf(bundle, options.signIn);
        const signInSheet = await writeSheet(
          'antd-sign-in',
          filesFrom(bundle, signIn === undefined ? [] : [signIn]),
        );
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        await write('.vite/chunks.json', JSON.stringify(chunks.map(describeChunk)));
        await write('.vite/route-files.json', JSON.stringify(await routeFiles(bundle, options)));
        const id = await buildId(dir);
        for await (const page of glob('**/*.html', { cwd: dir })) {
          const isSignIn = dirname(page) === 'sign-in';
          let html = await readFile(join(dir, page), 'utf8');
          html = html.replace('</head>', () => `  <meta name="build-id" content="${id}" />\n  </head>`);
          // Before files that may be late.
          if (isSignIn) html = html.replace('<link', () => `${signInSheet}\n    <link`);
          // After what is visible without it.
          const later = isSignIn ? sheet.replace('>', ' media="print">') : sheet;
          if (basename(page) !== options.barePage)
            html = html.replace('</body>', () => `  ${later}\n  </body>`);
          await write(page, html);
        }
        await write('builds/latest.json', JSON.stringify({ id }));
        await write('build-time.json', String(Date.now()));
        await compressFiles(dir);
      },
    },
  };
}

function modulesOf(file: Rolldown.OutputBundle[string] | undefined): string[] {
  return file?.type === 'chunk' ? file.moduleIds : [];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
