import { describe, expect, it } from 'vitest';
import { listFields, oneOf } from './list-query';
import { isSameView, viewAt, withView } from './list-view';

const SPEC = { ...listFields(['name', 'members'], 'name'), edition: oneOf(['free', 'pro']) };
const NONE = { filters: '', sort: null, columns: null, density: null };
const at = (query: string) => viewAt(SPEC, new URLSearchParams(query));
const open = (query: string, view: Parameters<typeof withView>[2]) =>
  withView(SPEC, new URLSearchParams(query), view).toString();

describe('the view in the URL', () => {
  it('has no defaults, page or unknown values', () => {
    expect(at('page=3&perPage=50&sort=name&edition=gold&x=1&columns=a,,b')).toEqual(NONE);
  });

  it('has search, filters, order, columns and density', () => {
    expect(at('sort=-members&edition=pro&q=sport news&columns=name,members&density=comfortable')).toEqual({
      filters: 'q=sport+news&edition=pro',
      sort: '-members',
      columns: ['name', 'members'],
      density: 'comfortable',
    });
  });
});

describe('opening a view', () => {
  it('replaces what another view sets, and keeps the rest of the URL', () => {
    const view = { ...NONE, id: 'v2', filters: 'edition=free' };
    expect(open('perPage=50&x=1&page=2&q=a&sort=-name&columns=name&savedView=v1', view)).toBe(
      'perPage=50&x=1&edition=free&savedView=v2',
    );
  });

  it('ignores what the list does not know', () => {
    const view = { ...NONE, id: 'v1', filters: 'edition=gold&page=9&next=//evil.example', sort: '-secret' };
    expect(open('', view)).toBe('savedView=v1');
  });

  it('returns to the list as it opens', () => {
    expect(open('savedView=v1&columns=name&density=compact&edition=pro&q=a&sort=-name', null)).toBe('');
  });
});

it('compares views regardless of the order of filters and explicit defaults', () => {
  const one = { ...NONE, filters: 'q=a&edition=pro' };
  expect(isSameView(SPEC, one, { ...one, filters: 'edition=pro&q=a', sort: 'name' })).toBe(true);
  expect(isSameView(SPEC, one, { ...one, columns: ['name'] })).toBe(false);
});
