import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../display/outcome';
import { useFailureLines } from '../display/use-failure-lines';
import { usePopUps } from '../theme/pop-ups';
import { inviteOneByOne } from './invite-one-by-one';

export interface Invitations {
  /** Addresses invited so far. */
  sent: readonly string[];
  progress: { done: number; total: number } | undefined;
}

interface InvitationControl extends Invitations {
  /**
   * A form's `run`: invites each address. `remaining` holds the addresses that failed; none is invited
   * twice.
   */
  invite: (
    emails: readonly string[],
    inviteOne: (email: string) => PromiseLike<Outcome<unknown>>,
  ) => Promise<Outcome<readonly string[]> & { remaining?: { emails: string } }>;
  notifySent: (invited: readonly string[]) => void;
}

/** Sends several invitations from a form whose field `emails` is an `AddressList`. */
export function useInvitations(): InvitationControl {
  const { t } = useTranslation('ui');
  const { message } = usePopUps();
  const failureLines = useFailureLines();
  const [sent, setSent] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<Invitations['progress']>();

  return {
    sent,
    progress,
    invite: async (emails, inviteOne) => {
      const result = await inviteOneByOne(emails, inviteOne, (done) =>
        setProgress({ done, total: emails.length }),
      );
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
      return { error: emailErrors(lines), remaining };
    },
    notifySent: (invited) => message.success(t('invitations.sent', { count: invited.length })),
  };
}

/** For example a deleted group; shown next to that field. */
function isAboutOtherField(error: NonNullable<Outcome<unknown>['error']>): boolean {
  if (!('kind' in error) || error.kind !== 'http') return false;
  return Object.keys(error.fieldErrors).some((name) => name !== 'email');
}

function emailErrors(lines: string[]) {
  return {
    kind: 'http' as const,
    status: 409,
    message: [],
    errors: [],
    fieldErrors: { emails: lines },
  };
}
