import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILE = /\.(css|js|json|mjs|svg|txt|wasm|webmanifest|xml)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a `.br` and a `.gz` next to each text file of a folder. Folders that start with a dot are for tools. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const served = files.filter(
    (file) => TEXT_FILE.test(file) && !file.split(sep).some((segment) => segment.startsWith('.')),
  );
  await Promise.all(served.map((file) => compress(join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const parameters = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const forms = {
    '.br': await brotli(content, { params: parameters }),
    '.gz': await gzipped(content, { level: 9 }),
  };
  for (const [suffix, form] of Object.entries(forms)) {
    if (form.byteLength < content.byteLength) await writeFile(file + suffix, form);
  }
}
