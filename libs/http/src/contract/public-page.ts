/** Below it are the playback pages of published videos. */
export const WATCH_PATH = '/watch';
/** Below it are the playback pages of shared streams. */
export const LIVE_PATH = '/live';

/** A page without session that any site may frame. */
export function isPublicPage(pathname: string): boolean {
  return [WATCH_PATH, LIVE_PATH].some((path) => pathname.startsWith(`${path}/`));
}
