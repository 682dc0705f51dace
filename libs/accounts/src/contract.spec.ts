import { describe, expect, it } from 'vitest';
import { CreateUserByAdminDto, listUsers, UpdateUserProfileDto } from './contract';

const MAI = { email: 'mai@signalbox.example', name: 'Mai Anh Nguyễn' };

describe('CreateUserByAdminDto', () => {
  it('has a default time zone and language', () =>
    expect(CreateUserByAdminDto.parse(MAI)).toEqual({
      ...MAI,
      timezone: 'Asia/Ho_Chi_Minh',
      language: 'en',
    }));

  it.each(['password', 'group'])('rejects the field %s', (field) =>
    expect(CreateUserByAdminDto.safeParse({ ...MAI, [field]: 'chosen for her' }).success).toBe(false),
  );

  it.each([
    ['an address of 321 characters', { email: `${'a'.repeat(308)}@mail.example` }],
    ['an empty name', { name: '   ' }],
    ['an unknown time zone', { timezone: 'Mars/Olympus' }],
    ['an unsupported language', { language: 'fr' }],
  ])('rejects %s', (_what, changed) =>
    expect(CreateUserByAdminDto.safeParse({ ...MAI, ...changed }).success).toBe(false),
  );
});

it.each([{ email: 'thief@elsewhere.example' }, { twoFAEnabled: false }, { group: 'x' }])(
  'UpdateUserProfileDto rejects %j',
  (field) => {
    expect(UpdateUserProfileDto.safeParse({ name: 'Mai Anh' }).success).toBe(true);
    expect(UpdateUserProfileDto.safeParse({ name: 'Mai Anh', ...field }).success).toBe(false);
  },
);

it('listUsers filters by status and rejects unknown filters', () => {
  const found = listUsers.query.parse({ customFields: '{"status":"invited"}' });
  expect(found.customFields).toEqual({ status: 'invited' });
  expect(listUsers.query.safeParse({ customFields: '{"password":"x"}' }).success).toBe(false);
});
