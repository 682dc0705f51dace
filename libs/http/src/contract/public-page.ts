/** Below it are the playback pages of published videos. */
export const WATCH_PATH = '/watch';

/** A page without session that any site may frame. */
export function isPublicPage(pathname: string): boolean {
  return pathname.startsWith(`${WATCH_PATH}/`);
}
