import { parseSync, runnerImport, Visitor, type Plugin } from 'vite';

interface AntdStylesOptions {
  extraction: string;
  /** Registered but never rendered. */
  without: readonly string[];
  conditions: string[];
}

interface Sheets {
  styles: Record<string, string>;
  variables: Record<string, string>;
}

const SHEET = /^\0antd-(styles|variables)\/(.+)\.css$/;
const ANTD_MODULE = /[\\/]node_modules[\\/]antd[\\/]es[\\/].*\.js$/;
/** Registers every component's styles. */
const REGISTRATION = /[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]genStyleUtils\.js$/;
const ICONS = /[\\/]antd[\\/]es[\\/]theme[\\/]util[\\/]useResetIconStyle\.js$/;
const MAKER = /^gen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)$/;

const OWN_PACKAGE = /^@console\//;

/** Of links and icons, shared by all components. */
const SHARED = ['Shared', 'ant-design-icons'];

/** Keeps the class names only; the style functions are removed from the calls and tree-shaken. */
const REGISTERED = `
const classes = ['', 'css-var-root'];
/* @__NO_SIDE_EFFECTS__ */
export function genStyleHooks() { return () => classes; }
/* @__NO_SIDE_EFFECTS__ */
export function genComponentStyleHook() { return () => ''; }
/* @__NO_SIDE_EFFECTS__ */
export function genSubStyleComponent() { return () => null; }
`;

/**
 * Extracts antd's styles at build time; a component loads its style sheet with its code. Requires
 * `STATIC_STYLES`.
 */
export function antdStyles({ extraction, without, conditions }: AntdStylesOptions): Plugin {
  const registeredBy = new Map<string, string[]>();
  let sheets: Promise<Sheets> | undefined;
  const extracted = async () => {
    const { module } = await runnerImport<{ extractAntdStyles: () => Sheets }>(extraction, {
      logLevel: 'warn',
      environments: { inline: { resolve: { conditions, noExternal: [OWN_PACKAGE] } } },
    });
    return module.extractAntdStyles();
  };
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (SHEET.test(id) ? { id, moduleSideEffects: true } : undefined),
    load: {
      filter: { id: SHEET },
      async handler(id) {
        const [, kind, name = ''] = SHEET.exec(id) ?? [];
        const { styles, variables } = await (sheets ??= extracted());
        return (kind === 'styles' ? styles : variables)[name] ?? '';
      },
    },
    async generateBundle(_options, bundle) {
      const { styles } = await (sheets ??= extracted());
      const missing = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        .flatMap((id) => registeredBy.get(id) ?? [])
        .filter((name) => !(name in styles) && !without.includes(name));
      if (missing.length > 0)
        this.error(`In the console, and not among the styles that are extracted: ${missing.join(', ')}.`);
    },
    transform: {
      filter: { id: ANTD_MODULE },
      handler(code, id) {
        if (ICONS.test(id)) return { code: 'export default () => undefined;', map: null };
        if (REGISTRATION.test(id)) {
          const kept = /^export const genCssVar = [\s\S]*$/m.exec(code)?.[0];
          if (kept === undefined) this.error('This antd registers its styles in another way.');
          return { code: sheetImports(SHARED) + REGISTERED + kept, map: null };
        }
        const calls = registrations(code);
        const names = calls.map(({ name }) => name);
        if (calls.length === 0) return undefined;
        registeredBy.set(id, names);
        return { code: sheetImports(names) + withoutMaking(code, calls), map: null };
      },
    },
  };
}

interface Registration {
  name: string;
  from: number;
  to: number;
}

function registrations(code: string): Registration[] {
  if (!code.includes('StyleHook') && !code.includes('genSubStyleComponent')) return [];
  const found: Registration[] = [];
  const { program } = parseSync('style.js', code);
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const [first] = given;
      if (callee.type !== 'Identifier' || !MAKER.test(callee.name) || !first) return;
      const parts = first.type === 'ArrayExpression' ? first.elements : [first, first];
      const name = parts.map((part) => (part?.type === 'Literal' ? part.value : undefined)).join('-');
      found.push({ name, from: first.start, to: given.at(-1)?.end ?? first.end });
    },
  }).visit(program);
  return found;
}

function withoutMaking(code: string, calls: readonly Registration[]): string {
  const ends = [0, ...calls.map(({ to }) => to)];
  const starts = [...calls.map(({ from }) => from), code.length];
  return ends.map((end, index) => code.slice(end, starts[index])).join('');
}

function sheetImports(names: readonly string[]): string {
  const components = new Set(names.map((name) => name.split('-')[0]));
  return [
    ...[...components].map((component) => `variables/${String(component)}`),
    ...names.map((name) => `styles/${name}`),
  ]
    .map((sheet) => `import ${JSON.stringify(`\0antd-${sheet}.css`)};\n`)
    .join('');
}
