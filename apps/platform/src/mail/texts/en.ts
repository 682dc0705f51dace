import type { MailTexts } from './mail-texts';

const IGNORE = 'If you didn’t request this, you can ignore this email.';

const once = (hours: number) => `The link works once, for ${span(hours)}.`;

function span(hours: number): string {
  if (hours % 24 === 0 && hours > 48) return `${hours / 24} days`;
  return hours === 1 ? 'one hour' : `${hours} hours`;
}

const SEVERITIES: Partial<Record<string, string>> = {
  info: 'Information',
  warning: 'Warning',
  critical: 'Critical',
};

export const en: MailTexts = {
  confirm: ({ link, hours }) => ({
    subject: 'Confirm your email address',
    paragraphs: ['Open this link to finish signing up for Signalbox:', link, once(hours), IGNORE],
  }),
  'finish-sign-up': ({ link, hours }) => ({
    subject: 'Finish signing up',
    paragraphs: [
      'This address has been used to sign up for Signalbox more than once. For your security, passwords entered earlier do not count. Choose your name and password here:',
      link,
      once(hours),
      IGNORE,
    ],
  }),
  'account-exists': ({ link, hours }) => ({
    subject: 'You already have an account',
    paragraphs: [
      'Someone tried to sign up for Signalbox with this address, which already has an account. You can sign in as usual. If you forgot your password, choose a new one here:',
      link,
      once(hours),
      'If it wasn’t you, you can ignore this email: nothing has changed.',
    ],
  }),
  invite: ({ link, hours, inviter }) => ({
    subject: 'You are invited to Signalbox',
    paragraphs: [
      `${inviter} invites you to Signalbox. Choose a name and a password here:`,
      link,
      once(hours),
      IGNORE,
    ],
  }),
  'account-created': ({ link, hours }) => ({
    subject: 'Your Signalbox account',
    paragraphs: [
      'An administrator has created a Signalbox account for this address. Choose your password here:',
      link,
      once(hours),
      IGNORE,
    ],
  }),
  member: ({ link, hours, inviter, app }) => ({
    subject: 'You are invited to an app on Signalbox',
    paragraphs: [
      `${inviter} invites you to the app “${app}”. Accept the invitation here:`,
      link,
      once(hours),
      IGNORE,
    ],
  }),
  reset: ({ link, hours }) => ({
    subject: 'Choose a new password',
    paragraphs: ['Choose a new password for your Signalbox account here:', link, once(hours), IGNORE],
  }),
  'email-change': ({ link, hours, present }) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      `The Signalbox account ${present} will use this address. Open this link to confirm it:`,
      link,
      `${once(hours)} You then sign in with this address; all sessions of the account end.`,
      IGNORE,
    ],
  }),
  'email-change-taken': ({ present }) => ({
    subject: 'You already have an account',
    paragraphs: [
      `The Signalbox account ${present} requested this address, but each address can have only one account: nothing has changed. You can sign in with this address.`,
      'If it wasn’t you, you can ignore this email.',
    ],
  }),
  'email-change-asked': ({ next }) => ({
    subject: 'A new email address for your account',
    paragraphs: [
      `A change of your Signalbox account’s address to ${next} was requested. Nothing changes until the link sent to that address is opened.`,
      'If it wasn’t you, someone knows your password: choose a new one now and tell your administrator.',
    ],
  }),
  'email-changed': ({ next }) => ({
    subject: 'Your email address was changed',
    paragraphs: [
      `Your Signalbox account now uses ${next}, and all of its sessions have ended. You can no longer sign in with this address.`,
      'If it wasn’t you, tell your administrator now.',
    ],
  }),
  'password-changed': () => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Signalbox account was changed, and all of its other sessions have ended.',
      'If it wasn’t you, choose a new password now with “Forgot password?” on the sign-in page. Then tell your administrator.',
    ],
  }),
  'passkey-added': ({ name }) => ({
    subject: 'A passkey was added to your account',
    paragraphs: [
      `The passkey “${name}” was added to your Signalbox account. It signs in without password and code.`,
      'If it wasn’t you, remove it in your account and change your password at once.',
    ],
  }),
  'two-factor-ended': () => ({
    subject: 'Two-factor authentication was turned off',
    paragraphs: [
      'Two-factor authentication of your Signalbox account was turned off. You’ll be asked to set it up again when you sign in.',
      'If it wasn’t you, choose a new password now and tell your administrator.',
    ],
  }),
  'two-factor-reset': () => ({
    subject: 'Two-factor authentication was reset',
    paragraphs: [
      'An administrator has reset the two-factor authentication of your Signalbox account, and all of its sessions have ended. Sign in with your password: the console then asks you to set up an authenticator app and gives you new recovery codes. The old entry in your authenticator app and the old recovery codes no longer work.',
      'If you didn’t request this, choose a new password now and tell your administrator.',
    ],
  }),
  invoice: ({ number, amount, dueDate }) => ({
    subject: `Invoice ${number}`,
    paragraphs: [`Invoice ${number} is attached as PDF.`, `Due by ${dueDate}: ${amount}.`],
  }),
  'invoice-reminder': ({ number, amount, dueDate }) => ({
    subject: `Reminder: invoice ${number}`,
    paragraphs: [
      `Invoice ${number} was due on ${dueDate}. ${amount} is still open.`,
      'The invoice is attached as PDF. If you have paid in the meantime, you can ignore this email.',
    ],
  }),
  'alert-raised': ({ severity, message, app, server, address }) => ({
    subject: `${SEVERITIES[severity] ?? severity}: ${server || app}`,
    paragraphs: [message, `App: ${app}`, address],
  }),
  'alert-cleared': ({ message, app, server, address }) => ({
    subject: `Cleared: ${server || app}`,
    paragraphs: [`This alert is over: ${message}`, `App: ${app}`, address],
  }),
  'alert-test': ({ channel }) => ({
    subject: 'Test of an alert channel',
    paragraphs: [`Alerts of the channel “${channel}” will arrive at this address.`],
  }),
};
