import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from './settings.mjs';
import { say } from './stop.mjs';
import { ROOT } from './workspace.mjs';

/**
 * The media node that starts with the platform: the settings that the servers share, and how to start it. Without
 * `media`, or where FFmpeg's libraries could not be installed, it does nothing.
 */
export function mediaNode({ host, platformPort, media }) {
  const isInstalled = existsSync(join(ROOT, 'node_modules/node-av'));
  if (media && !isInstalled) say('The media node is off: the optional package node-av is not installed.');
  if (!media || !isInstalled) return { environment: {}, start: () => undefined };
  const token = process.env.MEDIA_NODE_TOKEN || randomBytes(24).toString('base64url');
  return {
    /** Of platform and console-server. */
    environment: { MEDIA_NODE_TOKEN: token, CONSOLE_MEDIA_ORIGINS: JSON.stringify([media.url]) },
    start: (servers, environment) =>
      servers.start('media-node', ['apps/media-node/dist/main.js'], {
        environment: {
          ...environment,
          MEDIA_NODE_TOKEN: token,
          MEDIA_PORT: String(media.port),
          MEDIA_URL: media.url,
          MEDIA_PLATFORM_URL: addressOf(host, platformPort),
        },
        // The console works without streams.
        onEnd: (name, code, signal) =>
          say(
            `${name} has ended (${signal ?? `status ${code}`}): streams are off the air until the next start.`,
          ),
      }),
  };
}
