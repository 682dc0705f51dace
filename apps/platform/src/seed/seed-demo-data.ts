import type { Database } from '../database/connection';

export async function seedDemoData(_db: Database, _count: number, _e: string, _now: Date): Promise<void> {
  await Promise.resolve();
}
