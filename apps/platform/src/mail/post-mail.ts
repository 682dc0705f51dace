import type { Database } from '../database/connection';
import { newId } from '../database/ids';
import { outbox } from '../database/schema';
import type { RateLimitSettings } from '../http/rate-limits';
import type { Locale } from '../messages/message';
import type { Keyring } from '../security/keyring';
import { LINK_HOURS, type Link, type LinkKind } from './links';
import { mailText, type MailKind, type MailValues } from './texts/mail-texts';
import { DAY_MS } from '../time/durations';

const LINK_SCREENS: Record<LinkKind, string> = {
  confirm: '/auth/confirm',
  invite: '/auth/invite-member',
  member: '/auth/invite-member',
  reset: '/auth/reset-password',
  email: '/auth/confirm-email',
};

/** Control, format and line separator characters, removed from user-supplied text. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const MAX_FOREIGN_LENGTH = 200;

export interface Sender {
  keyring: Keyring;
  now: Date;
  consoleUrl: string;
  rateLimits: RateLimitSettings;
}

interface Letter<Kind extends MailKind> {
  /** Default: a new one. An email whose ID is in the outbox is not sent again. */
  id?: string;
  kind: Kind;
  to: { email: string; language: Locale };
  values: Omit<MailValues[Kind], 'link' | 'hours'>;
  /** A PDF as base64. */
  attachment?: { name: string; content: string };
  /** When the news is outdated; default: after a day. */
  expiresAt?: Date;
}

/** A link is required exactly when the text contains one. */
type Enclosed<Kind extends MailKind> = MailValues[Kind] extends { link: string }
  ? { link: Link }
  : { link?: never };

/** Puts an email into the outbox, in the transaction that decides on it. */
export async function postMail<Kind extends MailKind>(
  db: Database,
  { keyring, now, consoleUrl }: Sender,
  { id = newId(now), kind, to, values, attachment, expiresAt, link }: Letter<Kind> & Enclosed<Kind>,
): Promise<void> {
  const enclosed = link && { link: linkAddress(consoleUrl, link), hours: LINK_HOURS[link.kind] };
  const complete: object = { ...sanitized(values), ...enclosed };
  // The compiler cannot see that `Enclosed` restores what `Omit` removed.
  const { subject, paragraphs } = mailText(to.language, kind, complete as MailValues[Kind]);
  const mail = {
    id,
    kind,
    language: to.language,
    recipient: to.email,
    subject,
    sealedText: keyring.seal(sealOf(id), `${paragraphs.join('\n\n')}\n`),
    ...(attachment && {
      attachmentName: attachment.name,
      sealedAttachment: keyring.seal(sealOf(id), attachment.content),
    }),
    createdAt: now,
    nextAttemptAt: now,
    expiresAt: link?.expiresAt ?? expiresAt ?? new Date(now.getTime() + DAY_MS),
  };
  await db.insert(outbox).values(mail).onConflictDoNothing({ target: outbox.id });
}

export function sealOf(mailId: string): string {
  return `mail ${mailId}`;
}

/** The console's page of a link. */
export function linkAddress(consoleUrl: string, { kind, token }: Pick<Link, 'kind' | 'token'>): string {
  const url = new URL(LINK_SCREENS[kind], consoleUrl);
  url.search = new URLSearchParams({ type: kind, token }).toString();
  return url.href;
}

function sanitized(values: object): object {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? Array.from(value.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim())
            .slice(0, MAX_FOREIGN_LENGTH)
            .join('')
        : value,
    ]),
  );
}
