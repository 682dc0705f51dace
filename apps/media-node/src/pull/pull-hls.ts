import type { OutgoingClient } from '@console/server-kit';
import type { Publication } from '../rtmp/connection';
import { loadHls, type MediaPart } from './load-hls';
import { RemuxProcess } from './remux-process';

export interface PullOptions {
  client: Pick<OutgoingClient, 'send' | 'connect'>;
  /** Media arrives. */
  publish: () => Publication;
  signal: AbortSignal;
}

/** Takes the media of an HLS address until it ends. @throws Error with a reason for operators. */
export async function pullHls(url: string, options: PullOptions & { program: string }): Promise<void> {
  const { publish, signal, program } = options;
  let process: RemuxProcess | undefined;
  const open = ({ format }: MediaPart) => {
    let publication: Publication | undefined;
    return new RemuxProcess({
      program,
      format,
      signal,
      onMessage: (message) => (publication ??= publish()).take(message),
      onEnd: () => publication?.end(),
    });
  };
  try {
    for await (const part of loadHls(url, options)) {
      if (part.isNew) await process?.end();
      if (!process || part.isNew) process = open(part);
      await process.write(part.data);
    }
    await process?.end();
  } finally {
    process?.kill();
    await process?.end().catch(() => undefined);
  }
}
