// @see spec 3.6, 7.1
import { ADMIN_APP_ID } from '@console/http';
import { describe, expect, it } from 'vitest';
import { listAlerts } from '../contract';
import { alertListArgsAt } from './alert-list-query';

const SERVER = '0192f0c1-0000-7000-8000-000000000001';
const PLAIN = { page: 1, perPage: 20, sort: '-raisedAt', q: '' };
const argsAt = (address: string, appId: string = ADMIN_APP_ID) =>
  alertListArgsAt(appId, new URLSearchParams(address));

describe('an address of the list of alerts', () => {
  it('asks for what is not over, of every app or of one', () => {
    expect(argsAt('')).toEqual({ ...PLAIN, customFields: { status: 'active' } });
    expect(argsAt('', 'studio-1')).toEqual({
      ...PLAIN,
      appId: 'studio-1',
      customFields: { appId: 'studio-1', status: 'active' },
    });
  });

  it('asks for what it narrows, in words that the platform takes', () => {
    const address = `q=disk&status=open&severity=critical&kind=high-cpu&raised=last-day&appId=studio-2&server=${SERVER}&page=3&sort=-duration`;
    const args = argsAt(address);
    expect(args).toEqual({
      ...PLAIN,
      q: 'disk',
      page: 3,
      sort: '-duration',
      customFields: {
        status: 'open',
        severity: 'critical',
        kind: 'high-cpu',
        raised: 'last-day',
        appId: 'studio-2',
        serverId: SERVER,
      },
    });
    expect(listAlerts.query.safeParse(args).success).toBe(true);
  });

  it('asks for all there are, and of an app for no other’s', () => {
    expect(argsAt('status=all')).toEqual({ ...PLAIN, customFields: {} });
    expect(argsAt('appId=studio-2&status=all', 'studio-1').customFields).toEqual({ appId: 'studio-1' });
  });

  it('leaves out what makes no sense', () => {
    const address = 'status=resolved&severity=fatal&raised=yesterday&server=7&sort=message';
    expect(argsAt(address)).toEqual(argsAt(''));
  });
});
