// @see spec 7.7
import type { ConsoleError } from '@console/http';
import { describe, expect, it, vi } from 'vitest';
import { inviteOneByOne } from './invite-one-by-one';

const refused = (status: number, fieldErrors: Record<string, string[]> = {}): ConsoleError => ({
  kind: 'http',
  status,
  message: [],
  errors: [],
  fieldErrors,
});
const TAKEN = refused(409, { email: ['Is a member already.'] });

function inviting(failing: Record<string, ConsoleError> = {}) {
  return vi.fn((email: string) => Promise.resolve({ error: failing[email] }));
}
const quiet = () => undefined;

describe('people invited together', () => {
  it('are invited one after the other, and how far that is is told', async () => {
    const invite = inviting();
    const onProgress = vi.fn();
    expect(await inviteOneByOne(['a', 'b'], invite, onProgress)).toEqual({
      sent: ['a', 'b'],
      unsent: [],
      failures: [],
    });
    expect(onProgress.mock.calls).toEqual([[0], [1]]);
  });

  it.each([
    ['is a member', TAKEN],
    ['was mailed too often', refused(429)],
    ['is no address to the platform', refused(400, { email: ['No address.'] })],
  ])('do without the one who %s', async (_what, error) => {
    expect(await inviteOneByOne(['a', 'b', 'c'], inviting({ b: error }), quiet)).toEqual({
      sent: ['a', 'c'],
      unsent: ['b'],
      failures: [{ email: 'b', error }],
    });
  });

  it.each([
    ['nothing answers', { kind: 'unreachable', message: '' } as const],
    ['the group is gone', refused(400, { groupId: ['No such group.'] })],
    ['nobody may', refused(403)],
    ['the session is over', { kind: 'signed-out' } as const],
  ])('are left alone once %s', async (_what, error) => {
    const invite = inviting({ b: error });
    expect(await inviteOneByOne(['a', 'b', 'c', 'd'], invite, quiet)).toEqual({
      sent: ['a'],
      unsent: ['b', 'c', 'd'],
      failures: [{ email: 'b', error }],
    });
    expect(invite).toHaveBeenCalledTimes(2);
  });
});
