import type { ConsoleError } from '@console/http';

/** A query that can be refetched, as RTK Query returns it. */
export interface Reading {
  /** Milliseconds since 1970. */
  fulfilledTimeStamp?: number | undefined;
  isFetching: boolean;
  error?: ConsoleError | { message?: string | undefined } | undefined;
  refetch: () => unknown;
}
