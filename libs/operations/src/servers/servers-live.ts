/** What is told of servers is asked for again while somebody looks at it: twice before one would count as dead. */
export const SERVERS_LIVE = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;
