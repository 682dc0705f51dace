import type { ConsoleError } from '@console/http';

type Failure = ConsoleError | { message?: string | undefined };

interface Invited {
  sent: string[];
  /** Includes the addresses after the last failure if that stopped the run. */
  unsent: string[];
  failures: { email: string; error: Failure }[];
}

/** Sends invitations one by one. Errors about a single address do not stop the run; others do, as all would fail. */
export async function inviteOneByOne(
  emails: readonly string[],
  invite: (email: string) => PromiseLike<{ error?: Failure | undefined }>,
  onProgress: (done: number) => void,
): Promise<Invited> {
  const result: Invited = { sent: [], unsent: [], failures: [] };
  for (const [index, email] of emails.entries()) {
    onProgress(index);
    const { error } = await invite(email);
    if (!error) {
      result.sent.push(email);
      continue;
    }
    result.failures.push({ email, error });
    if (isAboutAddress(error)) {
      result.unsent.push(email);
      continue;
    }
    result.unsent.push(...emails.slice(index));
    break;
  }
  return result;
}

function isAboutAddress(error: Failure): boolean {
  if (!('kind' in error) || error.kind !== 'http') return false;
  return 'email' in error.fieldErrors || error.status === 409 || error.status === 429;
}
