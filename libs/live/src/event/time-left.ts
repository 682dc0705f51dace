const SECOND_MS = 1_000;

/** Whole days, and the rest as `hh:mm:ss`. */
export function timeLeft(ms: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const parts = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  return {
    days: Math.floor(seconds / 86_400),
    clock: parts.map((part) => String(part).padStart(2, '0')).join(':'),
  };
}
