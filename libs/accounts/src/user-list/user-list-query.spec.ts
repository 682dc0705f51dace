// @see spec 7.9
import { describe, expect, it } from 'vitest';
import { listUsers } from '../contract';
import { userListArgsAt } from './user-list-query';

const PLAIN = { page: 1, perPage: 20, sort: '-createdAt', q: '', customFields: {} };

describe('userListArgsAt', () => {
  it('lists all users, newest first, by default', () =>
    expect(userListArgsAt(new URLSearchParams())).toEqual(PLAIN));

  it('maps URL filters to query parameters', () => {
    const address =
      'q=mai&status=invited&twoFactor=off&rights=view-only&group=Billing&lastSignIn=over-90-days-ago&page=2';
    const args = userListArgsAt(new URLSearchParams(address));
    expect(args).toEqual({
      ...PLAIN,
      q: 'mai',
      page: 2,
      customFields: {
        status: 'invited',
        twoFAEnabled: false,
        viewOnly: true,
        adminGroup: 'Billing',
        lastSignIn: 'over-90-days-ago',
      },
    });
    expect(listUsers.query.safeParse(args).success).toBe(true);
  });

  it('ignores invalid values', () => {
    const address = 'status=banned&twoFactor=true&rights=all&lastSignIn=yesterday&sort=password';
    expect(userListArgsAt(new URLSearchParams(address))).toEqual(PLAIN);
  });
});
