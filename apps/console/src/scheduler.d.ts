/** React's own scheduler, as far as the console has to do with it. */
declare module 'scheduler' {
  /** How many slices of a drawing fit into a second; it holds for the page. */
  export function unstable_forceFrameRate(perSecond: number): void;
}
