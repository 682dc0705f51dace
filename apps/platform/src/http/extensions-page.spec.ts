import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as auth from '@console/auth/contract';
import type { Operation } from '@console/http/contract';
import * as shellLayout from '@console/shell-layout/contract';
import * as tenantApps from '@console/tenant-apps/contract';
import { expect, it } from 'vitest';

const PAGE = resolve(import.meta.dirname, '../../../../docs/operations.md');

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

it('tells a platform owner of every extension, and of nothing else', async () => {
  const extensions = [auth, shellLayout, tenantApps]
    .flatMap((contract) => Object.values<unknown>(contract))
    .filter((value) => isOperation(value))
    .filter(({ extension }) => extension)
    .map(({ method, path }) => `${method} ${path}`);
  const page = await readFile(PAGE, 'utf8');
  const rows = page.matchAll(/^\| (GET|POST|PATCH|DELETE) +\| `(\/[^`]+)` +\| \S/gm);
  const listed = Array.from(rows, ([, method = '', path = '']) => `${method} ${path}`);
  expect(listed.toSorted()).toEqual(extensions.toSorted());
  expect(extensions).not.toEqual([]);
});
