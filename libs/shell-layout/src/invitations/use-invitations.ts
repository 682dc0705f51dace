import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePopUps, type Outcome, useFailureLines } from '@console/ui';
import { notAddresses } from './address-list';
import { inviteOneByOne } from './invite-one-by-one';

/** How far invitations are, for the field of their addresses. */
export interface Invitations {
  /** Everybody who was mailed one so far. */
  sent: readonly string[];
  progress: { done: number; total: number } | undefined;
}

interface InvitationDesk extends Invitations {
  /**
   * Mails an invitation to each address, unless one of them is none. Whoever could not be invited is what remains in the
   * field `emails`, each with the reason; nobody is invited twice. For a form's `run`.
   */
  invite: (
    emails: readonly string[],
    inviteOne: (email: string) => PromiseLike<Outcome<unknown>>,
  ) => Promise<Outcome<readonly string[]> & { remaining?: { emails: string } }>;
  /** Says how many invitations have been sent: for a form that is done. */
  tellSent: (invited: readonly string[]) => void;
}

/** Invites several people at once, by a form whose field `emails` is an `AddressList`. */
export function useInvitations(): InvitationDesk {
  const { t } = useTranslation('shell');
  const { message } = usePopUps();
  const failureLines = useFailureLines();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<Invitations['progress']>();

  return {
    sent,
    progress,
    invite: async (emails, inviteOne) => {
      const unreadable = notAddresses(emails);
      if (unreadable.length > 0) {
        return { error: besideEmails(unreadable.map((email) => t('invitations.noAddress', { email }))) };
      }
      const result = await inviteOneByOne(emails, inviteOne, (done) => {
        setProgress({ done, total: emails.length });
      });
      setProgress(undefined);
      const all = [...sent, ...result.sent];
      setSent(all);
      const [first] = result.failures;
      if (!first) return { data: all };
      const remaining = { emails: result.unsent.join('\n') };
      if (isAboutOtherField(first.error)) return { error: first.error, remaining };
      const lines = result.failures.map(({ email, error }) =>
        t('invitations.refused', { email, reason: failureLines(error).join(' ') }),
      );
      return { error: besideEmails(lines), remaining };
    },
    tellSent: (invited) => {
      message.success(t('invitations.sent', { count: invited.length }));
    },
  };
}

/** Such as a group that is gone: said beside that field, whoever it was tried for. */
function isAboutOtherField(error: NonNullable<Outcome<unknown>['error']>): boolean {
  if (!('kind' in error) || error.kind !== 'http') return false;
  return Object.keys(error.fieldErrors).some((name) => name !== 'email');
}

/** A refusal that stands beside the addresses, one line for each. */
function besideEmails(lines: string[]) {
  return {
    kind: 'http' as const,
    status: 409,
    message: [],
    errors: [],
    fieldErrors: { emails: lines },
  };
}
