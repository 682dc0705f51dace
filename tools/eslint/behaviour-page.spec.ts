import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsOf } from './page-proofs';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/behaviour.md'), 'utf8');

const upTo = (section: number, last: number) =>
  Array.from({ length: last }, (_, index) => `${section}.${index + 1}`);

/** Every clause of the specification that promises something. */
const SPECIFIED = ['1', ...upTo(2, 10), ...upTo(3, 16), ...upTo(4, 10), '5', '6', ...upTo(7, 10), '8', '9'];

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
