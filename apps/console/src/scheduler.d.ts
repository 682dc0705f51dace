declare module 'scheduler' {
  /** Slices per second; applies to the page. */
  export function unstable_forceFrameRate(perSecond: number): void;
}
