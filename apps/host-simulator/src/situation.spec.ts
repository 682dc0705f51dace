import { describe, expect, it } from 'vitest';
import { isGood, optionsOf, readSituation, situationQuery, stateOf, type TypedField } from './situation';

describe('a situation', () => {
  it('comes back from its address as it went there', () => {
    const query =
      'guest=other&carrier=frame&entry=%2Fguest.html&lang=en&isProduction=true&header=off&behaviour=throws';
    const situation = readSituation(query);
    expect(situation).toMatchObject({
      guest: 'other',
      entry: '/guest.html',
      isProduction: true,
      header: 'off',
    });
    expect(situationQuery(situation)).toBe(query);
  });

  it('has its defaults where the address says nothing, or nonsense', () => {
    expect(readSituation('guest=none&carrier=7&isProduction=maybe&header=')).toEqual(readSituation(''));
    expect(situationQuery(readSituation(''))).toBe('');
  });

  it('has no token', () => {
    expect(situationQuery({ ...readSituation('token=abc') })).toBe('');
  });

  it('makes a state and options of what is said, and leaves out the rest', () => {
    expect(stateOf(readSituation(''), 'abc')).toEqual({
      token: 'abc',
      meta: { layoutMode: 'horizontal', lang: 'vi' },
      isProduction: false,
    });
    const said = readSituation('appId=studio&children=[1]&path=/apps&hideMenu=on&header=off');
    expect(stateOf(said, 'abc')).toMatchObject({ appId: 'studio', children: [1], path: '/apps' });
    expect(optionsOf(said)).toEqual({ hideMenu: true, header: false });
  });

  const bad: [TypedField, string][] = [
    ['token', ''],
    ['entry', ''],
    ['entry', 'javascript:alert(1)'],
    ['entry', '//elsewhere.example/x.js'],
    ['tokenProp', 'Cookie'],
    ['appId', 'x'.repeat(201)],
    ['children', '{"id": 1}'],
    ['children', '[1'],
    ['path', 'apps'],
    ['path', '//elsewhere.example'],
  ];
  it.each(bad)('does not take for %s: "%s"', (field, typed) => {
    expect(isGood(field, typed)).toBe(false);
  });

  const good: [TypedField, string][] = [
    ['token', 'Bearer abc'],
    ['entry', 'http://127.0.0.1:4200/embed.js'],
    ['entry', '/guest.html'],
    ['tokenProp', ''],
    ['children', '[{"id": 1}]'],
    ['path', '/apps/dashboard?page=2'],
  ];
  it.each(good)('takes for %s: "%s"', (field, typed) => {
    expect(isGood(field, typed)).toBe(true);
  });
});
