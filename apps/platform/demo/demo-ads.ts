import { resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { PlatformEnv } from '../src/http/request-context';

export const DEMO_ADS_PATH = '/media/demo-ads';

/** Relative to this file and to the bundle. */
const FOLDER = resolve(import.meta.dirname, '../demo/ads');

/** The media files of demo campaigns, for ad insertion and players on any origin. */
export function demoAds(): Hono<PlatformEnv> {
  const rewriteRequestPath = (path: string) => path.slice(DEMO_ADS_PATH.length);
  return new Hono<PlatformEnv>().get('/*', serveStatic({ root: FOLDER, rewriteRequestPath }));
}
