import { describe, expect, it } from 'vitest';
import { StartProblem } from '@console/server-kit';
import { readOptions } from './options';

const ARGUMENTS = ['--url=https://platform.example/', '--email=a@b.example', '--password=secret'];

describe('the options of a conformance run', () => {
  it('are read from arguments; writes are off by default', () => {
    expect(readOptions(ARGUMENTS, {})).toEqual({
      url: 'https://platform.example',
      email: 'a@b.example',
      password: 'secret',
      totpSecret: undefined,
      write: false,
      json: false,
    });
    expect(readOptions([...ARGUMENTS, '--write', '--json'], {})).toMatchObject({ write: true, json: true });
  });

  it('are read from variables, overridden by arguments', () => {
    const environment = {
      CONFORM_URL: 'http://127.0.0.1:4201',
      CONFORM_EMAIL: 'c@d.example',
      CONFORM_PASSWORD: 'other',
      CONFORM_TOTP_SECRET: 'jbsw y3dp ehpk 3pxp==',
    };
    expect(readOptions(['--email=a@b.example'], environment)).toEqual({
      url: 'http://127.0.0.1:4201',
      email: 'a@b.example',
      password: 'other',
      totpSecret: 'JBSWY3DPEHPK3PXP',
      write: false,
      json: false,
    });
  });

  it.each([
    [ARGUMENTS.slice(1), '--url is missing.'],
    [ARGUMENTS.slice(0, 1), '--email is missing.'],
    [ARGUMENTS.slice(0, 2), '--password is missing.'],
    [['--url=ftp://platform.example', ...ARGUMENTS.slice(1)], '--url has to be an http or https address.'],
    [['--url=platform.example', ...ARGUMENTS.slice(1)], '--url has to be an http or https address.'],
    [[...ARGUMENTS, '--totp-secret=018'], '--totp-secret has to be base32.'],
    [[...ARGUMENTS, '--wirte'], "Unknown option '--wirte'"],
  ])('are rejected in %j', (args, problem) => {
    const read = () => readOptions(args, {});
    expect(read).toThrow(StartProblem);
    expect(read).toThrow(problem);
  });
});
