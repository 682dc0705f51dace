// @see spec 7.4
import { describe, expect, it } from 'vitest';
import { invoicePath } from './billing-paths';
import { usageBehindPath } from './invoice/usage-behind-path';

const ALL = { base: '/apps/billing' };
const INVOICE = { id: 'a/b', appId: 'studio-1' };
const LINE = { kind: 'live', periodStart: '2026-04-01', periodEnd: '2026-04-30' };

describe('usageBehindPath', () => {
  it('stays in the frame of an app', () => {
    expect(usageBehindPath({ base: '/apps/studio-1', appId: 'studio-1' }, INVOICE, LINE)).toBe(
      '/apps/studio-1/usage?kind=live&from=2026-04-01&to=2026-04-30',
    );
  });

  it('names the app in the frame of all apps', () => {
    expect(usageBehindPath(ALL, INVOICE, LINE)).toBe(
      '/apps/billing/usage?appId=studio-1&kind=live&from=2026-04-01&to=2026-04-30',
    );
  });

  it.each(['plan', 'credits'])('is undefined for a line of kind %s', (kind) =>
    expect(usageBehindPath(ALL, INVOICE, { ...LINE, kind })).toBeUndefined(),
  );
});

it('encodes an ID as one path segment', () =>
  expect(invoicePath(ALL, INVOICE)).toBe('/apps/billing/invoice/a%2Fb'));
