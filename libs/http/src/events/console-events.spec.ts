// @see spec 4.1
import { expect, it } from 'vitest';
import { type ConsoleEvent, createConsoleEvents, MAX_WAITING } from './console-events';

const busy = (writes: number): ConsoleEvent => ({ type: 'busy', writes });
const received = () => {
  const list: ConsoleEvent[] = [];
  return { list, add: (event: ConsoleEvent) => list.push(event) };
};

it('delivers events that were published before the first subscriber of their type, once', () => {
  const events = createConsoleEvents();
  events.publish({ type: 'forbidden' });
  events.publish(busy(1));
  events.publish(busy(0));
  const [overlay, notices, later] = [received(), received(), received()];
  events.subscribe(['busy'], overlay.add);
  const unsubscribe = events.subscribe(['forbidden', 'unavailable'], notices.add);
  events.subscribe(['busy', 'forbidden'], later.add);
  expect(overlay.list).toEqual([busy(1), busy(0)]);
  expect(notices.list).toEqual([{ type: 'forbidden' }]);
  expect(later.list).toEqual([]);

  unsubscribe();
  events.publish({ type: 'unavailable' });
  expect(notices.list).toHaveLength(1);
  events.subscribe(['unavailable'], later.add);
  expect(later.list).toEqual([]);
});

it('holds the latest events only, and none about the end of a session', () => {
  const events = createConsoleEvents();
  const { list, add } = received();
  events.publish({ type: 'signed-out', error: { kind: 'signed-out' } });
  for (let writes = 0; writes <= MAX_WAITING; writes += 1) events.publish(busy(writes));
  events.subscribe(['busy', 'signed-out'], add);
  expect(list).toHaveLength(MAX_WAITING);
  expect(list.at(-1)).toEqual(busy(MAX_WAITING));
});
