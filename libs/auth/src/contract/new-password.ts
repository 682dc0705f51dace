import { z } from 'zod';

/** The most common leaked passwords that are long enough. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  (
    '12345678 123456789 1234567890 12345678910 0123456789 123123123 1234512345 87654321 987654321 9876543210 ' +
    '11111111 111111111 00000000 000000000 22222222 55555555 66666666 77777777 88888888 99999999 11223344 12341234 ' +
    '12121212 10203040 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx q1w2e3r4 qwer1234 1234qwer qwerty12 qwerty123 ' +
    'qwerty1234 qwertyui qwertyuiop qwertyuiop123 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 qazwsxedc password ' +
    'password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word mypassword letmein1 letmein123 ' +
    'iloveyou iloveyou1 iloveyou2 ilovegod princess princess1 sunshine sunshine1 football football1 baseball ' +
    'superman batman123 starwars trustno1 welcome1 welcome123 whatever michelle jennifer computer internet samsung1 ' +
    'dragon123 monkey123 shadow123 master123 killer123 admin123 admin1234 administrator root1234 changeme changeme1 ' +
    'default1 test1234 testtest guest123 user1234 abcd1234 abcdefgh abc12345 abc123456 aa123456 a1234567 a12345678 ' +
    'a123456789 matkhau1 matkhau123 matkhau123456 anhyeuem emyeuanh anhyeuem1 vietnam1 vietnam123 hanoi123 saigon123 ' +
    'khongbiet khongcho tinhyeu1 signalbox signalbox1'
  ).split(' '),
);

/**
 * Long and not common. Capitals and digits are not required: they make passwords predictable, not strong.
 * Use `newPasswordOf` when the email of the account is known.
 */
export const NewPassword = z
  .string()
  .min(8)
  .max(1000)
  .refine((password) => !COMMON_PASSWORDS.has(password.toLowerCase()), { error: 'passwordCommon' });

/** Also rejects the email address of the account. */
export function newPasswordOf(email: string) {
  return NewPassword.refine((password) => !isOwnEmail(password, email), { error: 'passwordIsEmail' });
}

export function isOwnEmail(password: string, email: string): boolean {
  return password.trim().toLowerCase() === email.toLowerCase();
}
