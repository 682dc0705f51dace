import type { ApiGroupId } from '@console/http/contract';

/** Why a page or an action is denied. */
export type Denial =
  /** One of these API groups would suffice. */
  | {
      kind: 'permission';
      anyOf: readonly ApiGroupId[];
      /** Evaluate in the app of the page; default: in the admin app. */
      own?: true;
    }
  /** No API group grants access. */
  | { kind: 'closed' }
  /** The account is view-only. */
  | { kind: 'view-only' }
  /** The action must be run by another user. */
  | { kind: 'own-account' }
  /** The target account holds API groups of the admin app that the user lacks. */
  | { kind: 'higher-account'; missing: readonly string[] }
  /** Two-factor authentication is not enabled. */
  | { kind: 'two-factor' }
  /** The edition of the app lacks it. */
  | { kind: 'edition' }
  | { kind: 'card' };
