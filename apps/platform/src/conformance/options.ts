import { parseArgs } from 'node:util';
import { StartProblem } from '@console/server-kit';

export const USAGE = `Tells how well a platform meets the contract, operation by operation.

  npx nx run platform:conform --url=https://platform.example --email=… --password=… [--totp-secret=…]

  --url          address of the platform             CONFORM_URL
  --email        an administrator's e-mail address   CONFORM_EMAIL
  --password     their password                      CONFORM_PASSWORD
  --totp-secret  base32 secret of their second       CONFORM_TOTP_SECRET
                 factor, where they have one
  --write        also tries operations that write, on tenant apps that it creates and deletes;
                 one user with an address that cannot exist remains
  --json         writes the report as JSON

Arguments show in the list of processes and in what Nx prints; variables do not.`;

export interface ConformanceOptions {
  url: string;
  email: string;
  password: string;
  totpSecret?: string | undefined;
  write: boolean;
  json: boolean;
}

export function readOptions(args: string[], environment: NodeJS.ProcessEnv): ConformanceOptions {
  const values = parse(args);
  const given = (name: 'url' | 'email' | 'password' | 'totp-secret') =>
    values[name] ?? environment[`CONFORM_${name.toUpperCase().replace('-', '_')}`];
  const required = (name: 'url' | 'email' | 'password') => {
    const value = given(name);
    if (!value) throw new StartProblem(`--${name} is missing.\n\n${USAGE}`);
    return value;
  };
  const url = required('url');
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new StartProblem('--url has to be an http or https address.');
  }
  const totpSecret = given('totp-secret')?.toUpperCase().replace(/[\s=]/g, '');
  if (totpSecret !== undefined && !/^[A-Z2-7]+$/.test(totpSecret)) {
    throw new StartProblem('--totp-secret has to be base32.');
  }
  return {
    url: url.replace(/\/+$/, ''),
    email: required('email'),
    password: required('password'),
    totpSecret,
    write: values.write ?? false,
    json: values.json ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        url: { type: 'string' },
        email: { type: 'string' },
        password: { type: 'string' },
        'totp-secret': { type: 'string' },
        write: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
