import type { Locale } from '../../messages/message';
import { en } from './en';
import { vi } from './vi';

export interface MailValues {
  confirm: { link: string; hours: number };
  'finish-sign-up': { link: string; hours: number };
  'account-exists': { link: string; hours: number };
  /** `inviter` is an address, because names are free text. */
  invite: { link: string; hours: number; inviter: string };
  'account-created': { link: string; hours: number };
  member: { link: string; hours: number; inviter: string; app: string };
  reset: { link: string; hours: number };
  'email-change': { link: string; hours: number; present: string };
  'email-change-taken': { present: string };
  'email-change-asked': { next: string };
  'email-changed': { next: string };
  'password-changed': object;
  'passkey-added': { name: string };
  'two-factor-ended': object;
  'two-factor-reset': object;
  invoice: InvoiceValues;
  'invoice-reminder': InvoiceValues;
  'alert-raised': AlertValues;
  'alert-cleared': AlertValues;
  'alert-test': { channel: string };
}

interface InvoiceValues {
  number: string;
  /** What is due, with its currency. */
  amount: string;
  dueDate: string;
}

interface AlertValues {
  severity: string;
  message: string;
  app: string;
  /** Empty for an alert about the entire app. */
  server: string;
  address: string;
}

export type MailKind = keyof MailValues;

export interface MailText {
  subject: string;
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
