import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';

export const OPERATOR = { email: 'operator@signalbox.example', password: 'a long enough password' };

const Ready = z.object({ type: z.literal('ready'), url: z.string() });
const SignedIn = z.object({ token: z.string() });
const TwoFactor = z.object({ secret: z.string() });

export type RunningServer = Awaited<ReturnType<typeof start>>;

/** Starts the built server of an app. */
export async function start(app: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, `../../${app}/dist/main.js`)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const message = await Promise.race([once(child, 'message'), exited.then(() => [])]);
  const { pid = 0 } = child;
  return {
    pid,
    url: Ready.parse(message[0]).url,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
    mostMemory: async () => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      return `${(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024).toFixed(0)} MB`;
    },
  };
}

export async function signIn(url: string): Promise<string> {
  const post = async (path: string, body: object, token = ''): Promise<unknown> => {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const { token } = SignedIn.parse(await post('/auth-service/v1/users/login', OPERATOR));
  const { secret } = TwoFactor.parse(await post('/auth-service/v1/users/two-factor/setup', {}, token));
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await post('/auth-service/v1/users/two-factor/enable', { code }, token);
  return token;
}
