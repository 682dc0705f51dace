// @see spec 7.4
import { describe, expect, it } from 'vitest';
import {
  int,
  oneOf,
  readListState,
  sortBy,
  sortByList,
  sortedFirst,
  text,
  writeListState,
} from './list-query';

const LIST = {
  page: int(1),
  perPage: int(20, [10, 20, 50]),
  sort: sortBy(['name', 'createdAt'], '-createdAt'),
  q: text(),
  edition: oneOf(['free', 'pro']),
};
const DEFAULTS = { page: 1, perPage: 20, sort: '-createdAt', q: '', edition: '' } as const;

const read = (search: string) => readListState(LIST, new URLSearchParams(search));
const write = (search: string, changed: Parameters<typeof writeListState<typeof LIST>>[2]) =>
  writeListState(LIST, new URLSearchParams(search), changed).toString();

describe('the list state in an address', () => {
  it('has defaults', () => expect(read('')).toEqual(DEFAULTS));

  it('is read', () => {
    expect(read('page=3&perPage=50&sort=name&q=Trần+%26+con&edition=pro')).toEqual({
      page: 3,
      perPage: 50,
      sort: 'name',
      q: 'Trần & con',
      edition: 'pro',
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=0x10',
    'page=9999999',
    'page=',
    'page=NaN',
    'page=%201',
    'perPage=21',
    'perPage=1000',
    'sort=password',
    'sort=--name',
    'sort=',
    'sort=name,createdAt',
    'edition=gold',
    'edition=toString',
    `q=${'x'.repeat(201)}`,
  ])('falls back from %s', (search) => expect(read(search)).toEqual(DEFAULTS));

  it('takes the first of several', () => expect(read('page=2&page=3').page).toBe(2));

  it('leaves defaults out', () => {
    expect(write('', DEFAULTS)).toBe('');
    expect(write('page=4&q=a', { page: 1 })).toBe('q=a');
  });

  it('is written, and read back the same', () => {
    const state = { page: 2, perPage: 50, sort: '-name', q: 'a&b=c #1', edition: 'free' } as const;
    expect(read(write('', state))).toEqual(state);
  });

  it('keeps what is not its own', () =>
    expect(write('from=%2Fapps&page=4', { q: 'a' })).toBe('from=%2Fapps&page=4&q=a'));

  it('throws nonsense out', () => expect(write('page=banana&edition=gold', { q: 'a' })).toBe('q=a'));
});

describe('an order of several fields', () => {
  const { read: readOrder } = sortByList(['brand', 'expiry'], '-expiry');

  it.each(['brand', '-expiry', 'brand,-expiry', '-expiry,brand'])('may be %s', (order) =>
    expect(readOrder(order)).toBe(order),
  );

  it.each(['', 'brand,', 'brand,secret', 'brand,-brand', '--brand', 'brand expiry'])('is not %j', (order) =>
    expect(readOrder(order)).toBeUndefined(),
  );

  it.each([
    ['brand', '-expiry', 'brand,-expiry'],
    ['-brand', 'brand,-expiry', '-brand,-expiry'],
    ['expiry', 'brand,-expiry', 'expiry,brand'],
    ['expiry', '-expiry', 'expiry'],
  ])('sorted by %s after %s is %s', (chosen, before, order) =>
    expect(sortedFirst(chosen, before)).toBe(order),
  );
});
