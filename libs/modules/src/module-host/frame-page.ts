/**
 * The console's page that mounts a module in a frame, for those that could be in the page as well. It is told which module
 * of the configuration that is, and no address. @see frame-guest.ts
 */
export function framePage(modulePath: string, attempt: number): string {
  const query = new URLSearchParams({ module: modulePath, attempt: String(attempt) });
  return `/module-frame.html?${query.toString()}`;
}
