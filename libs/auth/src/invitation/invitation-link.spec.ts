import { expect, it } from 'vitest';
import { readInvitation } from './invitation-link';

const read = (query: string) => readInvitation(new URLSearchParams(query));

it('reads the links of both mails', () => {
  expect(read('?type=member&token=abc')).toEqual({ type: 'member', token: 'abc' });
  expect(read('?type=invite&token=abc')).toEqual({ type: 'invite', token: 'abc' });
});

it('takes a link that lost its type for one into an app', () => {
  expect(read('?token=abc')).toEqual({ type: 'member', token: 'abc' });
  expect(read('?token=abc&type=reset')).toEqual({ type: 'member', token: 'abc' });
});

it.each(['', '?type=member', '?token=', '?token=%20'])('finds no invitation in "%s"', (query) =>
  expect(read(query)).toBeUndefined(),
);
