import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/behaviour.md'), 'utf8');
const SHORT: Record<string, string> = {
  'accounts:': 'libs/accounts/src/',
  'auth:': 'libs/auth/src/',
  'billing:': 'libs/billing/src/',
  'http:': 'libs/http/src/',
  'i18n:': 'libs/i18n/src/',
  'products:': 'libs/products/src/',
  'tenant-apps:': 'libs/tenant-apps/src/',
  'shell:': 'libs/shell-layout/src/',
  'platform:': 'apps/platform/src/',
  'server:': 'apps/console-server/src/',
  'e2e:': 'apps/console-e2e/src/',
};

const upTo = (section: number, last: number) =>
  Array.from({ length: last }, (_, index) => `${section}.${index + 1}`);

/** Every clause of the specification that promises something. */
const SPECIFIED = ['1', ...upTo(2, 10), ...upTo(3, 16), ...upTo(4, 10), '5', '6', ...upTo(7, 10), '8', '9'];

/** The files and folders that a proof names; a bare file name stands beside the file before it. */
function pathsOf(proof: string): string[] {
  let folder = '';
  return Array.from(proof.matchAll(/`([^`]+)`/g), ([, span = '']) => {
    const prefix = Object.keys(SHORT).find((short) => span.startsWith(short)) ?? '';
    const whole = (SHORT[prefix] ?? '') + span.slice(prefix.length);
    const path = whole.includes('/') ? whole : join(folder, whole);
    folder = dirname(path);
    return path;
  });
}

const rows = PAGE.split('\n').filter((line) => line.startsWith('|') && line.includes('`'));
const proofs = rows.map((line) => line.split('|').at(-2) ?? '').flatMap(pathsOf);

/** The numbers of a row's first cell, and of a heading. */
const clauses = new Set(
  Array.from(PAGE.matchAll(/^(?:\| |## )((?:\d+(?:\.\d+)?(?:, )?)+)/gm), ([, numbers = '']) =>
    numbers.split(', '),
  ).flat(),
);

describe('the page of behaviour', () => {
  it('names proofs', () => {
    expect(proofs.length).toBeGreaterThan(50);
  });

  it.each([...new Set(proofs)])('%s is there', (path) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
  });

  it.each(SPECIFIED)('has a line for clause %s of the specification', (clause) => {
    expect(clauses.has(clause)).toBe(true);
  });

  it('names a proof with every promise', () => {
    const promises = PAGE.split('\n').filter((line) => /^\|(?! *-| promise| clause| situation)/.test(line));
    expect(promises.filter((line) => pathsOf(line.split('|').at(-2) ?? '').length === 0)).toEqual([]);
  });

  it('has every clause that a docstring points to', () => {
    const files = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: ROOT });
    const pointed = files.flatMap((file) =>
      Array.from(
        readFileSync(join(ROOT, file), 'utf8').matchAll(/docs\/behaviour\.md ((?:\d+(?:\.\d+)?(?:, )?)+)/g),
        ([, numbers = '']) => numbers.split(', ').filter(Boolean),
      ).flat(),
    );
    expect([...new Set(pointed)].filter((clause) => !clauses.has(clause))).toEqual([]);
  });
});
