import type { RecordingDisk } from '@console/live/contract';
import type { vodNodes } from '../database/schema';

/** Whether recordings have used up their disk space of a node. */
export function isFull(disk: RecordingDisk | null | undefined): boolean {
  return !!disk && disk.usedBytes >= disk.budgetBytes;
}

/** What a node has reported of the disk space for recordings. */
export function recordingDisk(
  node: Pick<typeof vodNodes.$inferSelect, 'recordedBytes' | 'recordingBudget'> | null,
) {
  if (!node || node.recordedBytes === null || node.recordingBudget === null) return null;
  return { usedBytes: node.recordedBytes, budgetBytes: node.recordingBudget };
}
