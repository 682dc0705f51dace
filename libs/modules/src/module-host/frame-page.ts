/** URL of the console page that mounts an in-page module inside an iframe. */
export function framePage(modulePath: string, attempt: number): string {
  const query = new URLSearchParams({ module: modulePath, attempt: String(attempt) });
  return `/module-frame.html?${query.toString()}`;
}
