// @see spec 2.3, 6
import { describe, expect, it } from 'vitest';
import { auditLogArgsAt } from './audit-log-query';

const argsOf = (query: string, app = 'default-admin-app') => auditLogArgsAt(app, new URLSearchParams(query));

describe('what the audit log asks for', () => {
  it('is everything, newest first, unless the address narrows it', () =>
    expect(argsOf('')).toEqual({ page: 1, perPage: 20, sort: '-at', q: '', customFields: {} }));

  it('is what each filter of the address says', () => {
    const from = '2026-06-08T00:00:00+07:00';
    expect(
      argsOf(
        new URLSearchParams({
          from,
          action: 'group.update',
          objectType: 'group',
          objectId: '7',
          actor: 'lan@people.example',
          result: 'refused',
          appId: 'studio-1',
        }).toString(),
      ),
    ).toMatchObject({
      from,
      customFields: {
        action: 'group.update',
        objectType: 'group',
        objectId: '7',
        actor: 'lan@people.example',
        result: 'refused',
        appId: 'studio-1',
      },
    });
  });

  it('is about the one app on its page, whatever the address says', () =>
    expect(argsOf('appId=studio-1', 'studio-2').customFields).toEqual({ appId: 'studio-2' }));

  it.each(['period=yesterday', 'from=2026-06-08', 'to=now', 'result=maybe', 'objectType=planet', 'sort=ip'])(
    'leaves %s out',
    (query) => expect(argsOf(query)).toEqual(argsOf('')),
  );
});
