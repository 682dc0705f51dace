// @see spec 7.4
import { describe, expect, it } from 'vitest';
import { invoicePath, usageBehindPath } from './invoice-paths';

const ALL = { base: '/apps/billing' };
const INVOICE = { id: 'a/b', appId: 'studio-1' };
const LINE = { kind: 'live', periodStart: '2026-04-01', periodEnd: '2026-04-30' };

describe('the use behind a line', () => {
  it('is that of the app in its own frame', () => {
    expect(usageBehindPath({ base: '/apps/studio-1', appId: 'studio-1' }, INVOICE, LINE)).toBe(
      '/apps/studio-1/usage?kind=live&from=2026-04-01&to=2026-04-30',
    );
  });

  it('names the app in the frame of all', () => {
    expect(usageBehindPath(ALL, INVOICE, LINE)).toBe(
      '/apps/billing/usage?appId=studio-1&kind=live&from=2026-04-01&to=2026-04-30',
    );
  });

  it.each(['plan', 'credits'])('is nowhere for a line of kind %s', (kind) => {
    expect(usageBehindPath(ALL, INVOICE, { ...LINE, kind })).toBeUndefined();
  });
});

it('an id is one segment of its address, whatever it holds', () => {
  expect(invoicePath(ALL, INVOICE)).toBe('/apps/billing/invoice/a%2Fb');
});
