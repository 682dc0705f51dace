/** Processing goes on by itself. */
export const POLLED = { pollingInterval: 5_000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;
