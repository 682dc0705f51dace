import type { MailTexts } from './mail-texts';

const IGNORE = 'If you know nothing of this, ignore this mail: nothing happens without the link.';

const once = (hours: number) => `The link works once, for ${span(hours)}.`;

function span(hours: number): string {
  if (hours % 24 === 0 && hours > 48) return `${hours / 24} days`;
  return hours === 1 ? 'one hour' : `${hours} hours`;
}

export const en: MailTexts = {
  confirm: ({ link, hours }) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: ['Open this link to finish signing up for Signalbox:', link, once(hours), IGNORE],
  }),
  'account-exists': ({ link, hours }) => ({
    subject: 'You already have an account',
    paragraphs: [
      'Somebody wanted to sign up for Signalbox with this address. It already has an account: just sign in. If you have forgotten the password, choose a new one here:',
      link,
      once(hours),
      'If it was not you, ignore this mail: nothing has changed.',
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
      'An administrator has made a Signalbox account for this address. Choose your password here:',
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
  'password-changed': () => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Signalbox account was changed, and all of its other sessions have ended.',
      'If it was not you, choose a new password at once: “Forgot password?” on the sign-in page. Then tell your administrator.',
    ],
  }),
  'two-factor-ended': () => ({
    subject: 'Two-factor authentication was turned off',
    paragraphs: [
      'Two-factor authentication of your Signalbox account was turned off. The console asks you to set it up anew when you sign in.',
      'If you know nothing of this, choose a new password at once and tell your administrator.',
    ],
  }),
};
