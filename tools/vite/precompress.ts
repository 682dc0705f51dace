import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compression of smaller files saves nothing. */
const SMALLEST_BYTES = 1024;
const TEXT_FILE = /\.(css|js|json|mjs|svg|txt|wasm|webmanifest|xml)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a `.br` and a `.gz` next to each text file of the build, including the public folder. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined || this.meta.watchMode) return;
        const files = await readdir(dir, { recursive: true });
        await Promise.all(files.filter(isServedText).map((file) => compress(join(dir, file))));
      },
    },
  };
}

/** Folders that start with a dot are for tools. */
function isServedText(path: string): boolean {
  return TEXT_FILE.test(path) && !path.split(sep).some((segment) => segment.startsWith('.'));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < SMALLEST_BYTES) return;
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
