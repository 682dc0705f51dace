import { mock } from '@console/http/testing';
import { operator as signedIn } from '@console/shell-layout/testing';
import { getStatusBanner } from '../contract';

/** Handlers for a signed-in user without a status banner. */
export function operator(options?: Parameters<typeof signedIn>[0]) {
  return [mock(getStatusBanner, () => ({ banner: null })), ...signedIn(options)];
}
