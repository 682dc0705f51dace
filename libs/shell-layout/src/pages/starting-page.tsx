/** What stands while the first screen loads: nothing, on the page's own colour, so that nothing jumps. */
export function StartingPage() {
  return <div aria-busy="true" style={{ minHeight: '100dvh' }} />;
}
