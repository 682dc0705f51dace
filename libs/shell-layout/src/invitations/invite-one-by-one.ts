import type { ConsoleError } from '@console/http';

type Failure = ConsoleError | { message?: string | undefined };

interface Invited {
  /** Those who were mailed an invitation. */
  sent: string[];
  /** Those who were not, and of each that was tried why. The last may stand for those after it, which were not tried. */
  unsent: string[];
  failures: { email: string; error: Failure }[];
}

/**
 * Invites one after the other. What is about one address keeps nobody else from being invited; after anything else the rest
 * is left alone, for it would fail of the same.
 */
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

/** A refusal of the address, or of another mail to it. */
function isAboutAddress(error: Failure): boolean {
  if (!('kind' in error) || error.kind !== 'http') return false;
  return 'email' in error.fieldErrors || error.status === 409 || error.status === 429;
}
