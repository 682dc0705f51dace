import { rateLimitOf, type Access, type Operation, type Reach } from '@console/http/contract';

const REACHES: Record<Reach, string> = {
  'every-app': 'every app',
  'tenant-apps': 'every tenant app',
  'admin-app': 'the admin app',
  'own-app': 'apps in which the caller’s group holds it',
};

export function descriptionOf(operation: Operation): string {
  const { access, captcha, paid, extension } = operation;
  return [
    requirementOf(access),
    captcha && 'Requires a captcha token where the installation has a captcha.',
    paid && 'Requires a payment card of the app that pays, where the installation takes payment methods.',
    rateLimitOf(operation) !== undefined &&
      'Limited: too many calls are rejected with 429 and `Retry-After`.',
    extension && 'An extension: a platform may lack it and return 404 or 501.',
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join('\n\n');
}

const REQUIREMENTS: ReadonlyMap<Access, string> = new Map<Access, string>([
  ['public', 'Requires no session.'],
  ['pending', 'Requires the pending token that signing in returned.'],
  ['session', 'Requires a session.'],
  ['enrolled', 'Requires a session of a user who has enabled two-factor authentication.'],
  ['app-key', 'Requires the API key of an app instead of a session.'],
]);

function requirementOf(access: Access): string {
  if (typeof access === 'string') return REQUIREMENTS.get(access) ?? `Requires the permission \`${access}\`.`;
  const permissions = Object.entries(access).map(
    ([group, reach]) =>
      `- \`${group}\`: ${[reach]
        .flat()
        .map((one) => REACHES[one])
        .join('; ')}`,
  );
  return `Requires one of these permissions, each with the apps that it covers:\n\n${permissions.join('\n')}`;
}
