// @see spec 3.15
// @see ASVS 3.7.1, 15.2.3
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildInfo } from './build-info';
import { precompress } from './precompress';

const PAGE = '<html><head></head><body><script type="module" src="/main.js"></script></body></html>';
const LONG = `document.title = ${JSON.stringify('signal '.repeat(400))};`;

async function project(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'build-output-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries({ 'index.html': PAGE, ...files })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  return root;
}

async function built(root: string) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [buildInfo(), precompress()],
    build: { manifest: true },
  });
  const output = 'output' in result ? result.output : [];
  const script = output.find(({ fileName }) => fileName.endsWith('.js'))?.fileName ?? '';
  const read = (path: string) => readFile(join(root, 'dist', path));
  const exists = (path: string) =>
    access(join(root, 'dist', path)).then(
      () => true,
      () => false,
    );
  const latest: unknown = JSON.parse(await readFile(join(root, 'dist/builds/latest.json'), 'utf8'));
  return { script, read, exists, latest };
}

describe('precompress', () => {
  it('writes brotli and gzip forms that hold the same bytes', async () => {
    const { script, read } = await built(await project({ 'main.js': LONG }));
    const original = await read(script);
    expect(brotliDecompressSync(await read(`${script}.br`))).toEqual(original);
    expect(gunzipSync(await read(`${script}.gz`))).toEqual(original);
  });

  it('takes the public folder too', async () => {
    const root = await project({ 'main.js': '1', 'public/mark.svg': `<svg>${'<g/>'.repeat(500)}</svg>` });
    const { exists } = await built(root);
    expect(await exists('mark.svg.br')).toBe(true);
  });

  it('leaves alone what is small, filled per answer, or not served', async () => {
    const root = await project({
      'main.js': 'document.title = "short"',
      'index.html': `${PAGE}<!--${'x'.repeat(2_000)}-->`,
      'public/.well-hidden/a.json': JSON.stringify('x'.repeat(2_000)),
    });
    const { script, exists } = await built(root);
    const compressed = [script, 'index.html', '.well-hidden/a.json', '.vite/manifest.json'];
    expect(await Promise.all(compressed.map((path) => exists(path)))).toEqual([true, true, true, true]);
    expect(await Promise.all(compressed.map((path) => exists(`${path}.br`)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('build info', () => {
  it('has an id that stays while the output stays', async () => {
    const root = await project({ 'main.js': LONG });
    const first = await built(root);
    expect(JSON.stringify(first.latest)).toMatch(/^\{"id":"[\da-f]{16}"\}$/);
    expect((await built(root)).latest).toEqual(first.latest);
  });

  it('is named by the page', async () => {
    const { latest, read } = await built(await project({ 'main.js': LONG }));
    const [, id] =
      /<head>.*<meta name="build-id" content="(.*)" \/>\s*<\/head>/s.exec(String(await read('index.html'))) ??
      [];
    expect(latest).toEqual({ id });
  });

  it.each([
    ['a script', 'main.js', `${LONG}console.log(1)`],
    ['the page', 'index.html', PAGE.replace('<body>', '<body class="new">')],
  ])('has another id when %s has changed', async (_what, path, content) => {
    const root = await project({ 'main.js': LONG });
    const { latest } = await built(root);
    await writeFile(join(root, path), content);
    expect((await built(root)).latest).not.toEqual(latest);
  });

  it('tells the time of the build as a number', async () => {
    const before = Date.now();
    const { read } = await built(await project({ 'main.js': LONG }));
    const time: unknown = JSON.parse((await read('build-time.json')).toString());
    expect(time).toBeTypeOf('number');
    expect(time).toBeGreaterThanOrEqual(before);
  });
});
