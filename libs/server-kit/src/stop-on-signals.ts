/** Shells and npm repeat a signal at once; a later one comes from an operator who does not want to wait. */
const ECHO_MS = 1_000;

/**
 * Stops the process in good order, with status 0, at the first SIGTERM, SIGINT or SIGHUP, or when its parent process is
 * gone. A second signal ends it at once, with status 1.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let begunAt: number | undefined;
  const begin = () => {
    begunAt = performance.now();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('disconnect', () => {
    if (begunAt === undefined) begin();
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      if (begunAt === undefined) begin();
      else if (performance.now() - begunAt >= ECHO_MS) process.exit(1);
    });
  }
}
