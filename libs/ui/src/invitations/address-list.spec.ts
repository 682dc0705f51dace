// @see spec 7.3
import { fieldProblem } from '@console/http/contract';
import { describe, expect, it } from 'vitest';
import { AddressList, MAX_INVITATIONS, invalidAddresses, readAddresses } from './address-list';

describe('a text of addresses', () => {
  it.each([
    ['one', 'an@studio.example', ['an@studio.example']],
    [
      'several on lines',
      'an@studio.example\n\n binh@studio.example \n',
      ['an@studio.example', 'binh@studio.example'],
    ],
    [
      'commas, semicolons and spaces',
      'a@b.example, c@d.example;e@f.example g@h.example',
      ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example'],
    ],
    [
      'names as mail programs copy them',
      'Mai Anh <mai.anh@studio.example>, Bình <binh@studio.example>',
      ['mai.anh@studio.example', 'binh@studio.example'],
    ],
    [
      'each once, as it was first written',
      'An@studio.example an@STUDIO.example b@c.example',
      ['An@studio.example', 'b@c.example'],
    ],
    ['nothing', ' ,;\n ', []],
  ])('has %s', (_what, text, addresses) => expect(readAddresses(text)).toEqual(addresses));

  it('tells which of them are none', () => {
    expect(invalidAddresses(['an@studio.example', 'an', '@studio.example', 'ân@studio.example'])).toEqual([
      'an',
      '@studio.example',
    ]);
  });

  it('is asked for, and is not endless', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => `p${String(index)}@studio.example`).join(', ');
    expect(fieldProblem(AddressList, '')).toEqual({ kind: 'required' });
    expect(fieldProblem(AddressList, ', ;')).toEqual({ kind: 'named', name: 'noAddress' });
    expect(fieldProblem(AddressList, many(MAX_INVITATIONS))).toBeUndefined();
    expect(fieldProblem(AddressList, many(MAX_INVITATIONS + 1))).toEqual({
      kind: 'named',
      name: 'tooManyAddresses',
    });
  });
});
