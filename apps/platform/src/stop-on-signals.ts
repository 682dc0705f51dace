/** Shells and npm repeat a signal at once; one that comes later is from somebody who does not want to wait. */
const ECHO_MS = 1_000;

/**
 * Ends the process in good order, with status 0, at the first SIGTERM or SIGINT, or when the process that started this one
 * is gone: there would be nobody left to stop it. A second signal ends it at once, with status 1.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let askedAt: number | undefined;
  const begin = () => {
    askedAt = performance.now();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('disconnect', () => {
    if (askedAt === undefined) begin();
  });
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      if (askedAt === undefined) begin();
      else if (performance.now() - askedAt >= ECHO_MS) process.exit(1);
    });
  }
}
