// @see spec 2.3, 4.6, 7.1
import { describe, expect, it } from 'vitest';
import { listServers } from '../contract';
import { serverListArgsAt } from './server-list-query';
import { unlicensedServersPath } from '../paths/server-list-paths';

const PLAIN = { page: 1, perPage: 20, sort: 'state', q: '', customFields: {} };
const at = (search: string, scope = {}) => serverListArgsAt(scope, new URLSearchParams(search));

describe('an address of a list of servers', () => {
  it('asks for all of them, what has to be looked after first', () => expect(at('')).toEqual(PLAIN));

  it('asks for what it narrows, in words that the platform takes', () => {
    const args = at('state=dead&kind=vod&license=expired&cluster=han-1-1&appId=studio&sort=-cpu&q=vod');
    const customFields = {
      state: 'dead',
      kind: 'vod',
      license: 'expired',
      cluster: 'han-1-1',
      appId: 'studio',
    };
    expect(args).toEqual({ ...PLAIN, q: 'vod', sort: '-cpu', customFields });
    expect(listServers.query.safeParse(args).success).toBe(true);
  });

  it('keeps to the app and the kind of its scope', () => {
    const scope = { appId: 'studio', kind: 'live' } as const;
    expect(at('kind=vod&appId=stadium', scope)).toMatchObject({ appId: 'studio', customFields: scope });
    expect(at('appId=stadium').appId).toBeUndefined();
  });

  it('leaves out what makes no sense', () =>
    expect(at('state=asleep&kind=toaster&license=free&sort=password')).toEqual(PLAIN));
});

it('leads to the servers of an app that lack a license', () => {
  const [, search = ''] = unlicensedServersPath('a&b').split('?');
  expect(at(search).customFields).toEqual({ license: 'lacking', appId: 'a&b' });
});
