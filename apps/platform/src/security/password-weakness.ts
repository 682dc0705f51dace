import { isOwnEmail } from '@console/auth/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Why a password is easy to guess: it is the email, one of the 49,000 most common passwords, or a forbidden word
 * apart from digits and signs.
 */
export function passwordWeakness(
  password: string,
  email: string,
  forbiddenWords: readonly string[],
): 'email' | 'common' | 'word' | undefined {
  if (isOwnEmail(password, email)) return 'email';
  if (COMMON_PASSWORDS.has(password.toLowerCase())) return 'common';
  const letters = lettersOf(password);
  return forbiddenWords.some((word) => lettersOf(word) === letters) ? 'word' : undefined;
}

export function lettersOf(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\P{L}/gu, '');
}
