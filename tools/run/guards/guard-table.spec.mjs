import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GUARDS } from './guard-table.mjs';
import { ROOT } from '../workspace.mjs';

describe('each guard of the table', () => {
  it('occurs once in its file', () => {
    const misplaced = GUARDS.filter(
      ({ file, code }) => readFileSync(join(ROOT, file), 'utf8').split(code).length !== 2,
    );
    expect(misplaced.map(({ guard, file }) => `${file}: ${guard}`)).toEqual([]);
  });

  it('names existing specs', () => {
    const specs = GUARDS.flatMap(({ folder, specs }) => specs.map((spec) => join(folder, spec)));
    expect(specs.filter((spec) => !existsSync(join(ROOT, spec)))).toEqual([]);
  });

  it('has a unique name in its project', () => {
    const names = GUARDS.map(({ folder, guard }) => `${folder}: ${guard}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
