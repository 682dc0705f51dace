import { createTransport } from 'nodemailer';

/** Per SMTP step. */
const TIMEOUT_MS = 10_000;

interface OutgoingMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** A PDF as base64. */
  attachment?: { name: string; content: string } | undefined;
}

export interface MailSender {
  /** Resolves when the server has accepted the email. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
}

export function smtpSender({ url, from }: { url: string; from: string }): MailSender {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async ({ id, recipient, subject, text, html, attachment }) => {
      await transport.sendMail({
        // As an object: a string could be parsed as several addresses.
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        ...(attachment && {
          attachments: [
            {
              filename: attachment.name,
              content: attachment.content,
              encoding: 'base64',
              contentType: 'application/pdf',
            },
          ],
        }),
        messageId: `<${id}@signalbox>`,
        // Suppresses automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}

/** True when retrying is pointless. */
export function isFinal(error: unknown): boolean {
  const { code, responseCode } = smtpError(error);
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

/** One short line without email addresses. */
export function reasonOf(error: unknown): string {
  const { code } = smtpError(error);
  const reason = error instanceof Error ? error.message : String(error);
  return [code, reason]
    .filter(Boolean)
    .join(': ')
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
