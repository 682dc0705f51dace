// @see spec 3.8, 7.1
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isPage, listQuery, pageOf } from './list';

const Query = listQuery({
  sort: ['name', 'createdAt'],
  item: z.object({ name: z.string(), createdAt: z.string() }),
  populates: ['owner'],
  filters: { status: z.enum(['normal', 'archived']), edition: z.string() },
});

describe('listQuery', () => {
  it('defaults to the first page of 20', () => expect(Query.parse({})).toEqual({ page: 1, perPage: 20 }));

  it('reads the texts of a URL', () => {
    expect(
      Query.parse({
        sort: '-createdAt,name',
        q: 'studio',
        page: '3',
        perPage: '100',
        fields: 'name',
        populates: 'owner',
        customFields: '{"status":"archived"}',
      }),
    ).toEqual({
      sort: '-createdAt,name',
      q: 'studio',
      page: 3,
      perPage: 100,
      fields: 'name',
      populates: 'owner',
      customFields: { status: 'archived' },
    });
  });

  it('accepts filters as an object', () =>
    expect(Query.parse({ customFields: { edition: 'free' } }).customFields).toEqual({ edition: 'free' }));

  it('accepts numbers', () =>
    expect(Query.parse({ page: 2, perPage: 50 })).toEqual({ page: 2, perPage: 50 }));

  it('rejects any relation if none is declared', () => {
    const Plain = listQuery({ sort: ['name'], item: z.object({ name: z.string() }), filters: {} });
    expect(JSON.stringify(Plain.safeParse({ populates: 'name' }).error?.issues)).toContain('populates');
  });

  it.each([
    ['an unknown name to sort by', { sort: 'name,password' }, '"name,password"'],
    ['an unknown field', { fields: 'secret' }, '"secret"'],
    ['an unknown relation', { populates: 'name' }, '"name"'],
    ['an unknown parameter', { offset: '3' }, '"offset"'],
    ['an unknown filter', { customFields: '{"owner":"me"}' }, '"owner"'],
    ['a filter with a bad value', { customFields: '{"status":"gone"}' }, 'status'],
    ['filters that are no JSON', { customFields: '{"status":' }, 'customFields'],
    ['filters that are a list', { customFields: '["status"]' }, 'customFields'],
    ['page 0', { page: '0' }, 'page'],
    ['half a page', { page: '1.5' }, 'page'],
    ['a page in scientific notation', { page: '1e1' }, 'page'],
    ['a page in hexadecimal', { page: '0x10' }, 'page'],
    ['a page with a sign', { page: '+1' }, 'page'],
    ['a page with a space', { page: ' 1' }, 'page'],
    ['an empty page', { page: '' }, 'page'],
    ['a page size in scientific notation', { perPage: '1e1' }, 'perPage'],
    ['a page beyond any list', { page: '1000001' }, 'page'],
    ['more than 100 per page', { perPage: '101' }, 'perPage'],
    ['a search of more than 200 characters', { q: 'x'.repeat(201) }, 'q'],
  ])('rejects %s and names it', (_what, query, named) => {
    const result = Query.safeParse(query);
    expect(JSON.stringify(result.error?.issues)).toContain(named.replaceAll('"', '\\"'));
  });
});

describe('isPage', () => {
  const Page = pageOf(z.object({ name: z.string() }));

  it.each([
    ['a page', Page],
    ['a page with more fields', Page.extend({ totalAlerts: z.int() })],
  ])('recognizes %s', (_what, schema) => expect(isPage(schema)).toBe(true));

  it.each([
    ['a list', z.array(z.string())],
    ['an object with a list', z.object({ data: z.array(z.string()) })],
    ['a page without its total', Page.omit({ total: true })],
    ['a page without its number', Page.omit({ page: true })],
    ['a page without its size', Page.omit({ perPage: true })],
    ['a page without a list', Page.extend({ data: z.string() })],
  ])('rejects %s', (_what, schema: z.ZodType) => expect(isPage(schema)).toBe(false));
});
