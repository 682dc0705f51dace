import type { ResponseOf } from '@console/http/contract';
import { mock, mockSlow, mockUnreachable } from '@console/http/testing';
import { verifyToken } from '../contract';

type Verified = ResponseOf<typeof verifyToken>;

const GOOD: Verified = { valid: true, email: 'o•••@signalbox.example', hasAccount: true, appName: null };

/** A link that works, for an address with an account unless told. */
export const linkFound = (changed: Partial<Verified> = {}) =>
  mock(verifyToken, () => ({ ...GOOD, ...changed }));
/** Unknown, used, expired or taken back: one answer. */
export const linkEnded = () =>
  mock(verifyToken, () => ({ valid: false, email: null, hasAccount: false, appName: null }));
export const linkSlow = () => mockSlow(verifyToken);
export const linkUnreachable = () => mockUnreachable(verifyToken);

/** A link that works until `end` is called: used somewhere else while its page is open. */
export function linkOfOneUse(changed: Partial<Verified> = {}) {
  let works = true;
  return {
    handler: mock(verifyToken, () =>
      works ? { ...GOOD, ...changed } : { valid: false, email: null, hasAccount: false, appName: null },
    ),
    renew: () => {
      works = true;
    },
    end: () => {
      works = false;
    },
  };
}
