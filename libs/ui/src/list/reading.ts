import type { ConsoleError } from '@console/http';

/** Something read from the platform that is asked for again, as RTK Query's hooks answer. */
export interface Reading {
  /** When what is shown came, in milliseconds since 1970. */
  fulfilledTimeStamp?: number | undefined;
  isFetching: boolean;
  error?: ConsoleError | { message?: string | undefined } | undefined;
  refetch: () => unknown;
}
