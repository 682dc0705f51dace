import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { describeChunk } from './build-info.ts';
import { chunkOf, filesFrom } from './bundle-files.ts';

interface SignInPageOptions {
  /**
   * Contains `first-script.ts` (inlined), `main.tsx` (hydrates) and `prerender.tsx` (exports
   * `drawSignInPage`).
   */
  folder: string;
  languages: readonly string[];
  /** Sources of the console that are needed after sign-in, in addition to its entry. */
  next: readonly string[];
  common: InlineConfig;
  plugins: () => PluginOption[];
  target: string;
  nodeConditions: string[];
}

interface DrawnPage {
  title: string;
  markup: string;
  texts: unknown;
}

/** The console's root element with its placeholder. */
const ROOT = /<div id="root">([\s\S]*?)<\/div>/;

/** Both forms render until the theme is known; a page that starts the console hides its form. */
const FIRST_STYLES = `
html[data-page='console'] #root > :not(#starting) { visibility: hidden; }
html[data-theme='dark'] [data-in-theme='light'], html[data-theme='light'] [data-in-theme='dark'] { display: none !important; }
`;

/**
 * Builds the prerendered sign-in pages `sign-in/<language>.html` with their styles and first texts, as a
 * separate build that loads only what it needs. `.vite/sign-in-chunks.json` lists its chunks. Values of the
 * installation are placeholders (`%NAME%`). @see docs/adr/0008-fast-start.md
 */
export function signInPage(options: SignInPageOptions): Plugin {
  return {
    name: 'sign-in-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset')
          throw new Error('The build has no index.html to make the sign-in page of.');
        const [draw, firstScript, own] = await Promise.all([
          drawing(options),
          writtenOut(options),
          ownBuild(options),
        ]);
        const [entry, ...chunks] = own.filter((file) => file.type === 'chunk');
        if (!entry) throw new Error('The sign-in page has no script.');
        for (const file of own) {
          const source = file.type === 'chunk' ? file.code : file.source;
          this.emitFile({ type: 'asset', fileName: file.fileName, source });
        }
        const files = filesFrom(Object.fromEntries(own.map((file) => [file.fileName, file])), [
          entry.fileName,
        ]);
        const styles = own
          .filter(({ fileName }) => files.includes(fileName))
          .filter((file) => file.type === 'asset');
        this.emitFile({
          type: 'asset',
          fileName: '.vite/sign-in-chunks.json',
          source: JSON.stringify([entry, ...chunks].map(describeChunk)),
        });
        const page = String(index.source);
        const parts = {
          firstScript,
          styles: styles.map(({ source }) => String(source)).join(''),
          files: files.filter((file) => file.endsWith('.js')),
          ofConsole: entryOf(page),
          next: filesFrom(bundle, [
            entryOf(page).script,
            ...options.next.map((source) => nextChunk(bundle, source)),
          ]),
        };
        for (const language of options.languages)
          this.emitFile({
            type: 'asset',
            fileName: `sign-in/${language}.html`,
            source: filled(page, language, await draw(language), parts),
          });
      },
    },
  };
}

interface PageParts {
  firstScript: string;
  styles: string;
  /** Entry first. */
  files: string[];
  ofConsole: { script: string; styles: string[] };
  next: string[];
}

function filled(
  page: string,
  language: string,
  { title, markup, texts }: DrawnPage,
  { firstScript, styles, files, ofConsole, next }: PageParts,
): string {
  const attributes = /<style([^>]*)>/.exec(page)?.[1] ?? '';
  const nonce = /\snonce="[^"]*"/.exec(page)?.[0] ?? '';
  const data = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}"${nonce}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
  const address = (file = '') => `/${file}`;
  const [own] = files;
  const head = [
    ...files.map((file) => `<link rel="modulepreload" crossorigin${nonce} href="${address(file)}">`),
    `<style${attributes} id="first-styles">${FIRST_STYLES}${styles}</style>`,
    `<script data-of-form="${address(own)}" data-of-console="${address(ofConsole.script)}" data-styles-of-console="${ofConsole.styles.map(address).join(' ')}"${nonce}>${firstScript}</script>`,
    data('first-texts', texts),
    data('next-files', next.map(address)),
  ].join('\n    ');
  return page
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '')
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(
      ROOT,
      (_root, starting: string) =>
        `<div id="root">${markup}</div><template id="starting-page">${starting.trim()}</template>`,
    );
}

function entryOf(page: string): PageParts['ofConsole'] {
  // Its dependencies come first.
  const script = [...page.matchAll(/<script type="module"[^>]*\ssrc="\/([^"]*)"/g)].at(-1)?.[1];
  if (script === undefined) throw new Error('The page index.html has no script.');
  const styles = [...page.matchAll(/<link rel="stylesheet"[^>]*\shref="\/([^"]*)"/g)];
  return { script, styles: styles.map(([, file = '']) => file) };
}

function nextChunk(bundle: Rolldown.OutputBundle, source: string): string {
  const chunk = chunkOf(bundle, source);
  if (chunk === undefined) throw new Error(`No chunk holds ${source}.`);
  return chunk;
}

async function built({ common }: SignInPageOptions, config: InlineConfig) {
  const result = await build({
    ...common,
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    build: { write: false, reportCompressedSize: false, modulePreload: { polyfill: false }, ...config.build },
  });
  if (!('output' in result)) throw new Error('A part of the sign-in page has come to nothing.');
  return result.output;
}

/** Entry first. */
function ownBuild(options: SignInPageOptions) {
  return built(options, {
    plugins: options.plugins(),
    build: {
      target: options.target,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: { 'sign-in': join(options.folder, 'main.tsx') },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/sign-in-[name]-[hash].js',
          assetFileNames: 'assets/sign-in-[name]-[hash][extname]',
        },
      },
    },
  });
}

async function writtenOut(options: SignInPageOptions): Promise<string> {
  const [{ code }] = await built(options, {
    build: {
      rolldownOptions: { input: join(options.folder, 'first-script.ts'), output: { format: 'iife' } },
    },
  });
  return code.trim();
}

async function drawing(options: SignInPageOptions): Promise<(language: string) => Promise<DrawnPage>> {
  // Below the workspace, so that Node resolves external packages.
  const caches = join(import.meta.dirname, '../../node_modules/.vite');
  await mkdir(caches, { recursive: true });
  const folder = await mkdtemp(join(caches, 'sign-in-page-'));
  try {
    await built(options, {
      plugins: options.plugins(),
      define: { ...options.common.define, 'process.env.NODE_ENV': '"production"' },
      resolve: {},
      ssr: { noExternal: true, resolve: { conditions: options.nodeConditions } },
      build: {
        write: true,
        ssr: join(options.folder, 'prerender.tsx'),
        outDir: folder,
        emptyOutDir: true,
        // A single file, deleted before rendering.
        rolldownOptions: { output: { entryFileNames: 'draw.mjs', codeSplitting: false } },
      },
    });
    // The module exports this function.
    const module = (await import(pathToFileURL(join(folder, 'draw.mjs')).href)) as {
      drawSignInPage: (language: string) => Promise<DrawnPage>;
    };
    return module.drawSignInPage;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
