export interface Instants {
  stepMs: number;
  times: readonly Date[];
}

/** Multiples of the step within the period, oldest first. */
export function instants(from: number, to: number, stepMs: number): Instants {
  const first = Math.ceil(from / stepMs) * stepMs;
  const times = Array.from(
    { length: Math.floor((to - first) / stepMs) + 1 },
    (_, position) => new Date(first + position * stepMs),
  );
  return { stepMs, times };
}
