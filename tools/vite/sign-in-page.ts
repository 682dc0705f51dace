import { join } from 'node:path';
import { runnerImport, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { chunkOf, filesFrom } from './bundle-files.ts';
import { SOURCE_CONDITION } from './source-condition.ts';

interface SignInPageOptions {
  /** The module that hydrates the page; an entry of the build. */
  entry: string;
  /** The module that exports `pages`. */
  prerender: string;
}

interface PrerenderModule {
  /** The markup is the same for both themes. */
  pages: readonly { language: string; title: string; markup: string }[];
}

/** Workspace packages, and packages that import files without extensions. */
const TRANSFORMED = [/^@console\//, /^@ant-design\/icons/, /^@rc-component\//];
/** As files, because antd as a whole need not be transformed. */
const ANTD_TEXTS = [
  {
    find: /^antd\/es\/locale\//,
    replacement: join(import.meta.dirname, '../../node_modules/antd/es/locale/'),
  },
];

/**
 * The form is hidden while the console starts in its place, and contains the names of both themes. The rules of the icon and
 * of touch sizes are those of `base-styles.ts`.
 */
const STYLES = `
html[data-sign-in='console'] #root { visibility: hidden; }
.css-var-root .ant-input-password-icon { display: inline-flex; align-items: center; justify-content: center; min-width: 24px; min-height: 24px; margin-block: -4px; }
@media (pointer: coarse), (max-width: 640px) {
  .css-var-root { --ant-control-height: 40px; --ant-control-height-sm: 36px; }
  .css-var-root :is(.ant-input, .ant-input-affix-wrapper):not(.ant-input-affix-wrapper > *) { min-height: var(--ant-control-height); }
}
html[data-theme='dark'] [data-in-theme='light'], html[data-theme='light'] [data-in-theme='dark'] { display: none !important; }
`;

/**
 * Writes `sign-in/<language>.html`: the page of the console with the rendered sign-in form and a smaller entry,
 * which loads the console later. Values of the installation are placeholders (`%NAME%`). @see docs/adr/0008-fast-start.md
 */
export function signInPage({ entry, prerender }: SignInPageOptions): Plugin {
  return {
    name: 'sign-in-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        const script = chunkOf(bundle, entry);
        if (index?.type !== 'asset' || script === undefined)
          throw new Error('The build has no page or no entry for the sign-in page.');
        const { module } = await runnerImport<PrerenderModule>(prerender, {
          logLevel: 'warn',
          resolve: { alias: ANTD_TEXTS },
          environments: { inline: { resolve: { conditions: [SOURCE_CONDITION], noExternal: TRANSFORMED } } },
        } satisfies InlineConfig);
        for (const { language, title, markup } of module.pages) {
          const files = filesFrom(bundle, [script, ...textsOf(bundle, script, language)]);
          const source = String(index.source)
            .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
            .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '')
            .replace('<html lang="en"', `<html lang="${language}" data-sign-in="form"`)
            .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
            .replace('</head>', () => `  ${headOf(files)}\n  </head>`)
            .replace(/<div id="root">[\s\S]*?<\/div>/, () => `<div id="root">${markup}</div>`);
          this.emitFile({ type: 'asset', fileName: `sign-in/${language}.html`, source });
        }
      },
    },
  };
}

/** @param files Entry first. */
function headOf([script = '', ...files]: readonly string[]): string {
  const tags = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin nonce="CSP_NONCE" href="/${file}">`
      : `<link rel="modulepreload" crossorigin nonce="CSP_NONCE" href="/${file}">`,
  );
  return [
    `<style nonce="CSP_NONCE">${STYLES}</style>`,
    `<script type="module" crossorigin nonce="CSP_NONCE" src="/${script}"></script>`,
    ...tags,
  ].join('\n    ');
}

/** The files of a language's texts that the entry imports first. */
function textsOf(bundle: Rolldown.OutputBundle, script: string, language: string): string[] {
  const isText = new RegExp(String.raw`[\\/]locales?[\\/]${language}(?:_[A-Z]+)?\.[jt]s$`);
  const chunks = filesFrom(bundle, [script]).map((file) => bundle[file]);
  const later = chunks.flatMap((chunk) => (chunk?.type === 'chunk' ? chunk.dynamicImports : []));
  return later.filter((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' && chunk.moduleIds.some((id) => isText.test(id));
  });
}
