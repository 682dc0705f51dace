/** Ends a test that hangs. No measure of speed: other tests of `npm test` take the processor. */
export const TEST_TIMEOUT_MS = 60_000;
