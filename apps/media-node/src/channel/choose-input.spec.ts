import { describe, expect, it } from 'vitest';
import { airingAt, chooseInput, healthOf, type Health, type ObservedHealth } from './choose-input';

const NOW = 1_000_000;
const clear = (seconds = 60): Health => ({ health: 'clear', since: NOW - seconds * 1_000 });
const lost: Health = { health: 'lost', since: NOW - 500 };
const choose = (
  [primary, backup]: readonly [Health, Health],
  activeId: string | null | undefined,
  {
    heldId = null,
    returnSeconds = 10,
    isNewHold = false,
  }: { heldId?: string | null; returnSeconds?: number | null; isNewHold?: boolean } = {},
) => {
  const inputs = [
    { id: 'primary', ...primary },
    { id: 'backup', ...backup },
  ];
  return chooseInput({ rules: { heldId, returnSeconds }, inputs, activeId, isNewHold }, NOW);
};

describe('the health of an input', () => {
  const limits = { now: NOW, lossMs: 1_000 };
  const health = (endedAt: number | undefined, segmentSeconds: number, before?: ObservedHealth) =>
    healthOf(before, { newest: endedAt, endedAt: endedAt ?? NOW, segmentSeconds }, limits);

  it('is lost when the next segment is overdue', () => {
    expect(health(NOW - 2_900, 2)).toMatchObject({ health: 'clear', since: NOW });
    expect(health(NOW - 3_000, 2)).toMatchObject({ health: 'lost', since: NOW });
    expect(health(NOW - 1_000, 0).health).toBe('lost');
    expect(health(undefined, 2).health).toBe('lost');
  });

  it('keeps its time until it changes', () => {
    const before = { ...health(NOW - 500, 2), ...clear(30) };
    expect(health(NOW, 2, before)).toMatchObject(clear(30));
    expect(health(undefined, 0, before)).toMatchObject({ health: 'lost', since: NOW });
  });

  it('counts from the arrival of a segment: the media of a slow encoder is behind the clock', () => {
    const before = health(NOW - 22_000, 2);
    expect(before.health).toBe('lost');
    const arrived = health(NOW - 20_000, 2, before);
    expect(arrived.health).toBe('clear');
    const late = { ...limits, now: NOW + 3_000 };
    const same = { newest: NOW - 20_000, endedAt: NOW - 20_000, segmentSeconds: 2 };
    expect(healthOf(arrived, same, late).health).toBe('lost');
  });

  it('has a problem that lasts for 15 s, until it is over', () => {
    let known: ObservedHealth | undefined;
    const at = (seconds: number, problem?: 'black') => {
      const now = NOW + seconds * 1_000;
      known = healthOf(
        known,
        { newest: now, endedAt: now, segmentSeconds: 2, problem },
        { now, lossMs: 1_000 },
      );
      return [known.health, (known.since - NOW) / 1_000];
    };
    expect(at(0)).toEqual(['clear', 0]);
    expect([at(10, 'black'), at(24, 'black')]).toEqual([
      ['clear', 0],
      ['clear', 0],
    ]);
    expect([at(25, 'black'), at(35, 'black'), at(36)]).toEqual([
      ['black', 25],
      ['black', 25],
      ['clear', 36],
    ]);
  });
});

describe('a channel with spare inputs', () => {
  it('starts with the first that is clear', () => {
    expect(choose([clear(), clear()], undefined)).toEqual({ id: 'primary', reason: 'start' });
    expect(choose([lost, clear()], undefined)).toEqual({ id: 'backup', reason: 'start' });
    expect(choose([lost, lost], undefined)).toEqual({ id: null, reason: 'start' });
  });

  it('leaves a lost input, and takes the first that comes back', () => {
    expect(choose([lost, clear()], 'primary')).toEqual({ id: 'backup', reason: 'lost' });
    expect(choose([lost, lost], 'primary')).toEqual({ id: null, reason: 'lost' });
    expect(choose([lost, clear(0)], null)).toEqual({ id: 'backup', reason: 'return' });
  });

  it('returns to a preferred input once it has been clear for long enough', () => {
    expect(choose([clear(9), clear()], 'backup').id).toBe('backup');
    expect(choose([clear(10), clear()], 'backup')).toEqual({ id: 'primary', reason: 'return' });
  });

  it('leaves a black input for a clear one, stays if there is none, and prefers it to nothing', () => {
    const black: Health = { health: 'black', since: NOW - 500 };
    const silent: Health = { health: 'silent', since: NOW - 500 };
    expect(choose([black, clear()], 'primary')).toEqual({ id: 'backup', reason: 'black' });
    expect(choose([black, silent], 'primary').id).toBe('primary');
    expect(choose([silent, black], 'backup').id).toBe('backup');
    expect(choose([black, lost], 'backup')).toEqual({ id: 'primary', reason: 'lost' });
    expect(choose([lost, silent], undefined)).toEqual({ id: 'backup', reason: 'start' });
    expect(choose([black, clear()], 'primary', { heldId: 'primary' }).id).toBe('primary');
  });

  it('stays on an equal input', () => {
    expect(choose([clear(), clear()], 'backup', { returnSeconds: null }).id).toBe('backup');
  });

  it('goes to a held input at once, leaves it while it is lost, and comes back', () => {
    const held = { heldId: 'backup' };
    expect(choose([clear(), clear(1)], 'primary', { ...held, isNewHold: true })).toEqual({
      id: 'backup',
      reason: 'manual',
    });
    expect(choose([clear(), clear(1)], 'primary', held).id).toBe('primary');
    expect(choose([clear(), lost], 'backup', held)).toEqual({ id: 'primary', reason: 'lost' });
    expect(choose([clear(), clear(10)], 'primary', held)).toEqual({ id: 'backup', reason: 'return' });
    expect(choose([clear(), clear()], 'backup', held).id).toBe('backup');
  });
});

it('a schedule shows an item from its beginning until its end', () => {
  const input = { kind: 'test', pattern: 'fractal', text: 'A' } as const;
  const airings = [
    { from: '2026-01-02T12:00:00Z', until: '2026-01-02T12:30:00Z', title: 'A', input },
    { from: '2026-01-02T12:30:00Z', until: '2026-01-02T13:00:00Z', title: 'B', input },
  ];
  const at = (time: string) => airingAt({ airings }, Date.parse(time))?.title;
  expect(at('2026-01-02T11:59:59Z')).toBeUndefined();
  expect(at('2026-01-02T12:00:00Z')).toBe('A');
  expect(at('2026-01-02T12:30:00Z')).toBe('B');
  expect(at('2026-01-02T13:00:00Z')).toBeUndefined();
});
