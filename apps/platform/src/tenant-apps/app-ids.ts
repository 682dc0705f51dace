import { randomInt } from 'node:crypto';
import { fieldProblem } from '@console/http/contract';
import { NewAppId } from '@console/tenant-apps/contract';
import { eq, like, or, type SQL } from 'drizzle-orm';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connection';
import { apps, deletedApps } from '../database/schema';
import { searchText } from '../database/search-text';

const STEM_MAX = 54;
const MAX_NUMBER = 1_000_000;

/** A free ID from the name, with a number if it is taken or too short. */
export async function freeAppId(db: Database, name: string): Promise<string> {
  const stem = stemOf(name);
  const rows = await takenIds(db, (appId) => or(eq(appId, stem), like(appId, `${stem}-%`)));
  const taken = new Set(rows.map(({ appId }) => appId));
  const isFree = (appId: string) => !taken.has(appId) && NewAppId.safeParse(appId).success;
  if (isFree(stem)) return stem;
  for (let number = 2; number <= taken.size + 3; number += 1) {
    if (isFree(`${stem}-${number}`)) return `${stem}-${number}`;
  }
  return `${stem}-${randomInt(MAX_NUMBER)}`;
}

function stemOf(name: string): string {
  const stem = searchText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, STEM_MAX)
    .replace(/^-+|-+$/g, '');
  return stem === '' ? 'app' : stem;
}

type Problem = 'required' | 'length' | 'format' | 'reserved' | 'taken';

const NAMED_PROBLEMS = new Map<string, Problem>([['appIdReserved', 'reserved']]);

export async function appIdProblem(db: Database, text: string): Promise<Problem | undefined> {
  const problem = fieldProblem(NewAppId, text);
  if (problem?.kind === 'required' || problem?.kind === 'length') return problem.kind;
  if (problem) return (problem.kind === 'named' && NAMED_PROBLEMS.get(problem.name)) || 'format';
  const [taken] = await takenIds(db, (appId) => eq(appId, text.trim()));
  return taken && 'taken';
}

function takenIds(db: Database, wanted: (appId: PgColumn) => SQL | undefined) {
  return unionAll(
    db.select({ appId: apps.appId }).from(apps).where(wanted(apps.appId)),
    db.select({ appId: deletedApps.appId }).from(deletedApps).where(wanted(deletedApps.appId)),
  );
}
