import { describe, expect, it } from 'vitest';
import { CreateUserByAdminDto, listUsers, UpdateUserProfileDto } from './contract';

const MAI = { email: 'mai@signalbox.example', name: 'Mai Anh Nguyễn' };

describe('an account that an administrator makes', () => {
  it('has a place and a language, and no password and no group whatever is sent', () => {
    expect(
      CreateUserByAdminDto.parse({ ...MAI, password: 'chosen for her', group: 'Administrators' }),
    ).toEqual({ ...MAI, timezone: 'Asia/Ho_Chi_Minh', language: 'en' });
  });

  it.each([
    ['an address of 321 characters', { email: `${'a'.repeat(308)}@mail.example` }],
    ['an empty name', { name: '   ' }],
    ['a place that is none', { timezone: 'Mars/Olympus' }],
    ['a language that the console does not speak', { language: 'fr' }],
  ])('is not made with %s', (_what, changed) => {
    expect(CreateUserByAdminDto.safeParse({ ...MAI, ...changed }).success).toBe(false);
  });
});

it('keeps its address and its second factor through any change', () => {
  const sent = { name: 'Mai Anh', email: 'thief@elsewhere.example', twoFAEnabled: false, group: 'x' };
  expect(UpdateUserProfileDto.parse(sent)).toEqual({ name: 'Mai Anh' });
});

it('is found by status, and not by what lists do not know', () => {
  const found = listUsers.query.parse({ customFields: '{"status":"invited"}' });
  expect(found.customFields).toEqual({ status: 'invited' });
  expect(listUsers.query.safeParse({ customFields: '{"password":"x"}' }).success).toBe(false);
});
