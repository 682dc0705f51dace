import type { Locale } from '../../messages/message';
import { en } from './en';
import { vi } from './vi';

/** The occasions of mails, each with what its text tells. */
export interface MailValues {
  confirm: { link: string; hours: number };
  /** The address has signed up more than once: its holder chooses name and password by the link. */
  'finish-sign-up': { link: string; hours: number };
  /** Somebody wants to sign up, or invites, with an address that has an account. */
  'account-exists': { link: string; hours: number };
  /** `inviter` is an address: a name is anybody's free text. */
  invite: { link: string; hours: number; inviter: string };
  /** An administrator has made the account; its holder chooses the password. */
  'account-created': { link: string; hours: number };
  /** `app` is the app's name. */
  member: { link: string; hours: number; inviter: string; app: string };
  reset: { link: string; hours: number };
  /** To the address that an account is to have from now on. `present` is the one that it has. */
  'email-change': { link: string; hours: number; present: string };
  /** To an address that somebody else's account was to have, and that has one itself. */
  'email-change-taken': { present: string };
  /** To the address that an account has. `next` is the one that it may get. */
  'email-change-asked': { next: string };
  /** To the address that an account had. */
  'email-changed': { next: string };
  'password-changed': object;
  'two-factor-ended': object;
  /** By an administrator, for somebody who cannot come in any more. */
  'two-factor-reset': object;
}

export type MailKind = keyof MailValues;

export interface MailText {
  subject: string;
  /** Each a paragraph; one that is a link alone stands by itself. */
  paragraphs: readonly string[];
}

export type MailTexts = { [Kind in MailKind]: (values: MailValues[Kind]) => MailText };

const texts: Record<Locale, MailTexts> = { en, vi };

export function mailText<Kind extends MailKind>(
  language: Locale,
  kind: Kind,
  values: MailValues[Kind],
): MailText {
  return texts[language][kind](values);
}
