import { describe, expect, it } from 'vitest';
import { CreateUserByAdminDto, listUsers, UpdateUserProfileDto } from './contract';

const MAI = { email: 'mai@signalbox.example', name: 'Mai Anh Nguyễn' };

describe('an account that an administrator makes', () => {
  it('has a time zone and a language', () => {
    expect(CreateUserByAdminDto.parse(MAI)).toEqual({ ...MAI, timezone: 'Asia/Ho_Chi_Minh', language: 'en' });
  });

  it.each(['password', 'group'])('takes no %s', (field) => {
    expect(CreateUserByAdminDto.safeParse({ ...MAI, [field]: 'chosen for her' }).success).toBe(false);
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

it.each([{ email: 'thief@elsewhere.example' }, { twoFAEnabled: false }, { group: 'x' }])(
  'rejects the change %j with any other one',
  (field) => {
    expect(UpdateUserProfileDto.safeParse({ name: 'Mai Anh' }).success).toBe(true);
    expect(UpdateUserProfileDto.safeParse({ name: 'Mai Anh', ...field }).success).toBe(false);
  },
);

it('is found by status, and not by what lists do not know', () => {
  const found = listUsers.query.parse({ customFields: '{"status":"invited"}' });
  expect(found.customFields).toEqual({ status: 'invited' });
  expect(listUsers.query.safeParse({ customFields: '{"password":"x"}' }).success).toBe(false);
});
