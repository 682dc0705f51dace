import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../src/database/connection';
import { facts, streams, videos } from '../../src/database/schema';
import { addRecording, recordingNode } from '../../src/vod/recordings';
import { plus } from '../calendar';
import { demoAppIds } from '../seed/demo-apps';
import { demoId } from '../random';

const FACT = 'demo-recording';
/** Long enough for a preview; encoding it takes about as long. */
const RECORDED_MS = 24_000;
/** By the position of the app. */
const RECORDINGS = [
  { app: 1, stream: 'Mekong Arena', title: 'Mekong Arena: highlights', tags: ['arena'], isPublished: true },
  { app: 3, stream: 'Night of numbers', title: 'Night of numbers, part 1', tags: [], isPublished: false },
];

/** Records demo streams once, so that there are videos. Returns whether all are recorded. */
export async function recordDemoStreams(db: Database, now: Date): Promise<boolean> {
  const names = RECORDINGS.map(({ title }) => `${FACT} ${title}`);
  const known = await db.select({ name: facts.name }).from(facts).where(inArray(facts.name, names));
  const recorded = new Set(known.map(({ name }) => name));
  for (const { app, stream, title, tags, isPublished } of RECORDINGS) {
    const name = `${FACT} ${title}`;
    const [appId = ''] = demoAppIds(app, app + 1);
    const streamId = demoId('stream', appId, stream);
    const node = recorded.has(name) ? undefined : await recordingNode(db, streamId, now);
    const [complete] = await db
      .select({ id: streams.id })
      .from(streams)
      // The best rendition is on air later than the first one.
      .where(and(eq(streams.id, streamId), sql`jsonb_array_length(${streams.renditions}) > 1`));
    if (!node || !complete) continue;
    await db.transaction(async (transaction) => {
      const times = { startsAt: plus(now, -RECORDED_MS), endsAt: now, expiresAt: null };
      const id = await addRecording(transaction, { ...node, appId, streamId, title, ...times }, now);
      const publishAt = isPublished ? now : null;
      await transaction.update(videos).set({ tags, publishAt }).where(eq(videos.id, id));
      await transaction.insert(facts).values({ name, value: id });
    });
    recorded.add(name);
  }
  return recorded.size === RECORDINGS.length;
}
