import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { contractOperations } from '../openapi/contracts';

const PAGE = resolve(import.meta.dirname, '../../../../docs/extensions.md');

it('tells a platform owner of every extension, and of nothing else', async () => {
  const extensions = contractOperations
    .filter(({ extension }) => extension)
    .map(({ method, path }) => `${method} ${path}`);
  const page = await readFile(PAGE, 'utf8');
  const rows = page.matchAll(/^\| (GET|POST|PATCH|DELETE) +\| `(\/[^`]+)` +\| \S/gm);
  const listed = Array.from(rows, ([, method = '', path = '']) => `${method} ${path}`);
  expect(listed.toSorted()).toEqual(extensions.toSorted());
  expect(extensions).not.toEqual([]);
});
