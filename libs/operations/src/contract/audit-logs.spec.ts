import { describe, expect, it } from 'vitest';
import { listAuditLogs } from './audit-logs';

describe('the query of audit logs', () => {
  it('takes a period beside the standard parameters', () => {
    const query = { from: '2026-05-12T00:00:00+07:00', to: '2026-05-13T00:00:00+07:00', sort: '-at,actor' };
    expect(listAuditLogs.query.parse(query)).toMatchObject({ ...query, page: 1, perPage: 20 });
  });

  it.each([{ from: '2026-05-12' }, { to: 'now' }, { since: '2026-05-12T00:00:00Z' }])(
    'does not take %o',
    (query) => {
      expect(listAuditLogs.query.safeParse(query).success).toBe(false);
    },
  );
});
