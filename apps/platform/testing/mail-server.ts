import { once } from 'node:events';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  url: string;
  received: { recipients: string[]; mail: Email; raw: string }[];
  /** While set, recipients are rejected with it. */
  rejection: { code: number; text: string } | undefined;
  stop: () => Promise<void>;
}

export async function startMailServer(): Promise<TestMailServer> {
  const received: TestMailServer['received'] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const { rejection } = mailServer;
      done(rejection && Object.assign(new Error(rejection.text), { responseCode: rejection.code }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        void PostalMime.parse(raw).then((mail) => {
          received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), mail, raw });
          done();
        }, done);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.');

  const mailServer: TestMailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    rejection: undefined,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  return mailServer;
}
