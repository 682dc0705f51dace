import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsOf } from './page-proofs';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** How many clauses of levels 1 and 2 each section of the standard has; those of level 3 are the last of a section. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11 },
  ...{ '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const CLAUSES = Object.entries(SECTIONS).flatMap(([section, last]) => clausesOf(section, 1, last));

const VERDICTS = ['Met', 'Accepted', 'For whoever installs it', 'Not applicable'] as const;

function clausesOf(section: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${section}.${String(first + index)}`);
}

/** The rows of the table below a heading. */
function rowsBelow(heading: string): string[] {
  const part = PAGE.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return part.split('\n').filter((line) => /^\| \d/.test(line));
}

/** The clauses of a row, `1.2.5–1.2.8` being four. */
function judged(row: string): string[] {
  const cell = row.split('|')[1] ?? '';
  return Array.from(
    cell.matchAll(/(\d+\.\d+)\.(\d+)(?:–\1\.(\d+))?/g),
    ([, section = '', first, last = first]) => clausesOf(section, Number(first), Number(last)),
  ).flat();
}

const clausesWith = (verdict: (typeof VERDICTS)[number]) => rowsBelow(verdict).flatMap(judged);

describe('the page of security', () => {
  it('judges every clause of levels 1 and 2 once', () => {
    expect(CLAUSES).toHaveLength(253);
    const all = VERDICTS.flatMap(clausesWith);
    expect(CLAUSES.filter((clause) => !all.includes(clause))).toEqual([]);
    expect(all.filter((clause, index) => !CLAUSES.includes(clause) || all.indexOf(clause) !== index)).toEqual(
      [],
    );
  });

  it('counts them as it says', () => {
    const [met = 0, accepted = 0, theirs = 0, none = 0] = VERDICTS.map(
      (verdict) => clausesWith(verdict).length,
    );
    const sentence = /^Of 253 clauses[^.]*\.[^.]*\./m.exec(PAGE)?.[0].replaceAll(/\s+/g, ' ');
    expect(sentence).toBe(
      `Of 253 clauses ${String(met + accepted)} apply to what is in this repository: ${String(met)} are met, ${String(accepted)} are accepted deviations. ` +
        `${String(theirs)} more are met by whoever installs it, and ${String(none)} are about what there is not.`,
    );
  });

  it('names a test with every clause that is met, and with every defence', () => {
    const defences = (PAGE.split('\n## ')[1] ?? '')
      .split('\n')
      .filter((line) => /^\| (?!-|against)/.test(line));
    const rows = [...defences, ...rowsBelow('Met')];
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => pathsOf(row.split('|').at(-2) ?? '').length === 0)).toEqual([]);
    const proofs = new Set(rows.flatMap((row) => pathsOf(row.split('|').at(-2) ?? '')));
    expect([...proofs].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
