import { operation } from '@console/http/contract';
import { z } from 'zod';
import { oneStream, Stream } from './streams';

/** Idempotent. After sharing has stopped, the address is another one. */
export const shareStream = operation({
  ...oneStream,
  name: 'shareStream',
  summary: 'Gives a stream a playback page that anyone can open',
  method: 'POST',
  path: `${oneStream.path}/share`,
});

/** Idempotent. Ends the playback of sessions that began on the playback page. */
export const stopSharingStream = operation({
  ...oneStream,
  name: 'stopSharingStream',
  summary: 'Closes the playback page of a stream',
  method: 'POST',
  path: `${oneStream.path}/stop-sharing`,
});

export const SharedStream = z.object({
  ...Stream.pick({ name: true, state: true, startedAt: true }).shape,
  /** Of an HLS playlist for one viewer; null unless the stream is live. */
  url: z.string().nullable(),
});
export type SharedStream = z.output<typeof SharedStream>;

/** 404 unless the stream is shared. Limited by source address. */
export const getSharedStream = operation({
  name: 'getSharedStream',
  summary: 'A shared stream with an address at which one viewer can play it',
  group: 'apiAdminBilling',
  access: 'public',
  method: 'GET',
  path: '/admin/api/live/shared/{playbackId}',
  params: z.object({ playbackId: z.string().min(1).max(64) }),
  response: SharedStream,
  conflict: true,
  rateLimit: 'attempts',
  extension: true,
});
