import { login, verifyTwoFactor } from '@console/auth/contract';
import type { Operation } from '@console/http/contract';
import { logout } from '@console/shell-layout/contract';
import { Secret, TOTP } from 'otpauth';
import { contractOperations } from '../openapi/contracts';
import { StartProblem } from '@console/server-kit';
import { Attempts } from './attempt';
import type { ConformanceOptions } from './options';
import { PlatformClient, isTrue, textOf } from './platform-client';
import { Findings, type ConformanceReport } from './report';
import { tryReads, tryRejections } from './try-reads';
import { tryWrites } from './try-writes';

/**
 * Checks every operation of the contract against a platform. Writes nothing but a session, unless the options say so.
 * @throws StartProblem when the account needs a second factor and no secret was given.
 */
export async function runConformance(
  options: ConformanceOptions,
  now: () => Date = () => new Date(),
): Promise<ConformanceReport> {
  const findings = new Findings(contractOperations);
  const attempts = new Attempts(new PlatformClient(options.url), findings);
  const isSignedIn = await signIn(options, attempts, now());
  if (isSignedIn) {
    try {
      await tryReads(contractOperations, attempts);
      if (options.write) await tryWrites(attempts);
      await tryRejections(contractOperations, attempts);
    } finally {
      await attempts.attempt(logout);
    }
  }
  return findings.report(options.url, (operation) => reasonNotTried(operation, isSignedIn, options.write));
}

async function signIn(
  { email, password, totpSecret }: ConformanceOptions,
  attempts: Attempts,
  now: Date,
): Promise<boolean> {
  const { client } = attempts;
  const answer = (await attempts.attempt(login, { body: { email, password } }))?.value;
  client.token = textOf(answer, 'token');
  if (client.token !== undefined && isTrue(answer, 'user', 'twoFAEnabled')) {
    if (totpSecret === undefined) {
      throw new StartProblem('The account has a second factor: --totp-secret is missing.');
    }
    const code = new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp: now.getTime() });
    client.token = textOf((await attempts.attempt(verifyTwoFactor, { body: { code } }))?.value, 'token');
  } else if (client.token !== undefined) {
    attempts.findings.remark(
      'The account has no second factor: a platform that asks for one rejects it most calls.',
    );
  }
  return client.token !== undefined;
}

function reasonNotTried({ access, ...operation }: Operation, isSignedIn: boolean, write: boolean): string {
  if (!isSignedIn) return 'Sign-in did not succeed.';
  if (access === 'public' || access === 'pending') {
    return 'It needs a new account, a link from a mail, a second factor or a provider.';
  }
  if (operation.method === 'GET') return 'There is nothing to read: the list that it belongs to is empty.';
  return write
    ? 'It would change users or what is in use, or what it depends on did not succeed.'
    : 'It writes: --write tries most writes on a temporary tenant app.';
}
