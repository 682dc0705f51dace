// @see spec 3.15
// @see ASVS 3.7.1, 15.2.3
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildId } from './build-info';
import { compressFiles } from './compress-files';

const LONG = 'signal '.repeat(400);

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-output-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

describe('compressFiles', () => {
  it('writes brotli and gzip forms with the same content', async () => {
    const folder = await folderWith({ 'assets/main.js': LONG });
    await compressFiles(folder);
    expect(String(brotliDecompressSync(await readFile(join(folder, 'assets/main.js.br'))))).toBe(LONG);
    expect(String(gunzipSync(await readFile(join(folder, 'assets/main.js.gz'))))).toBe(LONG);
  });

  it.each(['small.js', 'index.html', 'logo.png', '.vite/manifest.json'])('skips %s', async (path) => {
    const folder = await folderWith({ [path]: path === 'small.js' ? 'small' : LONG });
    await compressFiles(folder);
    await expect(access(join(folder, `${path}.br`))).rejects.toThrow('ENOENT');
  });
});

describe('buildId', () => {
  const FILES = { 'index.html': '<p>', 'assets/main-1.js': '1', '.vite/manifest.json': '{}' };

  it('stays the same while the served files do', async () => {
    const id = await buildId(await folderWith(FILES));
    expect(id).toMatch(/^[\da-f]{16}$/);
    expect(await buildId(await folderWith({ ...FILES, '.vite/manifest.json': '[]' }))).toBe(id);
  });

  it.each([
    ['a page', { ...FILES, 'index.html': '<b>' }],
    ['an asset', { 'index.html': '<p>', 'assets/main-2.js': '2' }],
  ])('changes with %s', async (_what, files) => {
    expect(await buildId(await folderWith(files))).not.toBe(await buildId(await folderWith(FILES)));
  });
});
