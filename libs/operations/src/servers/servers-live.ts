/** Refetches twice before a silent server counts as dead. */
export const SERVERS_LIVE = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;
