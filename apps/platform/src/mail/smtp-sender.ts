import { createTransport } from 'nodemailer';

/** How long the mail server may take over each step of a mail. */
const PATIENCE_MS = 10_000;

interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailSender {
  /** Resolves when the mail server has taken the mail. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

export function smtpSender({ url, from }: { url: string; from: string }): MailSender {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async ({ id, recipient, subject, text, html }) => {
      await transport.sendMail({
        // As an address and not as text: a list of addresses would be one person.
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${id}@signalbox>`,
        // Keeps absence notes from answering.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => {
      transport.close();
    },
  };
}

/** True when the mail server will never take this mail: its recipient or its content was refused for good. */
export function isFinal(error: unknown): boolean {
  const { code, responseCode } = smtpError(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

/** In one short line, without the addresses that mail servers repeat in it. */
export function reasonOf(error: unknown): string {
  const { code } = smtpError(error);
  const reason = error instanceof Error ? error.message : String(error);
  return `${code === undefined ? '' : `${code}: `}${reason}`
    .replace(/[^\s<>]+@[^\s<>]+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}

function smtpError(error: unknown): { code?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('responseCode' in error &&
      typeof error.responseCode === 'number' && { responseCode: error.responseCode }),
  };
}
