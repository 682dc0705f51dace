/** Looked at this often; whatever is waited for may come about by any means. */
const LOOK_EVERY_MS = 10;

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Resolves with the first value that `look` finds, or with undefined once `patience` milliseconds are over. */
export async function awaited<Found>(
  look: () => Found | undefined,
  patience: number,
): Promise<Found | undefined> {
  const end = performance.now() + patience;
  for (;;) {
    const found = look();
    if (found !== undefined || performance.now() >= end) return found;
    await pause(LOOK_EVERY_MS);
  }
}
