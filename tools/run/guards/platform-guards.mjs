import { inProject } from './in-project.mjs';

const platform = inProject('apps/platform', 'postgres');

export const PLATFORM_GUARDS = [
  platform('a call requires a session', 'api/access.ts', [
    'actor?.session.kind !== kind',
    'actor === undefined',
    'api/access.spec.ts two-factor/two-factor.spec.ts',
  ]),
  platform('a call requires two-factor authentication', 'api/access.ts', [
    "if (!actor.user.twoFAEnabled) throw new HttpError(403, message('access.enrollFirst'));",
    '',
    'api/authorization-matrix.spec.ts',
  ]),
  platform('view-only users cannot change anything', 'api/access.ts', [
    "if (actor.user.viewOnly && method !== 'GET') throw new HttpError(403, message('access.viewOnly'));",
    '',
    'api/authorization-matrix.spec.ts',
  ]),
  platform('a permission for all apps is held in the admin app', 'api/access.ts', [
    "ADMIN_ONLY.has(access) ? 'every-app' : undefined",
    'undefined',
    'api/authorization-matrix.spec.ts',
  ]),
  platform('an app out of reach is answered with 404', 'api/access.ts', [
    'if (appParam !== undefined && !authority.reachesApp(appId)) {',
    "if (appParam === '') {",
    'api/authorization-matrix.spec.ts',
  ]),
  platform('lists contain only apps within reach', 'authorization/authority.ts', [
    "case 'own-app':\n        case undefined:\n          return eq(column, this.appId);",
    "case 'own-app':\n        case undefined:\n          return sql`true`;",
    'api/authorization-matrix.spec.ts',
  ]),
  platform('a body is JSON', 'api/create-api.ts', [
    "if (type !== undefined && !JSON_TYPE.test(type)) throw new HttpError(415, message('request.mediaType'));",
    '',
    'api/responses.spec.ts',
  ]),
  platform('the size of a body is limited', 'api/create-api.ts', [
    'maxSize: MAX_BODY_BYTES',
    'maxSize: MAX_BODY_BYTES * 99',
    'api/responses.spec.ts',
  ]),
  platform('a response has only the fields of the contract', 'api/create-api.ts', [
    'pickFields(operation.response.parse(answer), checked.query)',
    'pickFields(answer, checked.query)',
    'accounts/sign-up.spec.ts accounts/my-account.spec.ts api/responses.spec.ts tenant-apps/create-tenant-app.spec.ts',
  ]),
  platform('ten wrong passwords lock', 'accounts/sign-in.ts', [
    '!right || isLocked) return undefined;',
    '!right) return undefined;',
    'accounts/sign-in.spec.ts',
  ]),
  platform('an attempt is counted before the password is compared', 'accounts/sign-in.ts', [
    'const isLocked = (await countAttempt(db, email, now))',
    'const isLocked = !right && (await countAttempt(db, email, now))',
    'accounts/sign-in.spec.ts',
  ]),
  platform('a session expires', 'authorization/sessions.ts', [
    "gt(sessions.expiresAt, sql.placeholder('now')),",
    '',
    'accounts/sign-in.spec.ts',
  ]),
  platform('a code is accepted once', 'two-factor/totp.ts', [
    'eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)',
    'eq(twoFactors.userId, userId)',
    'two-factor/two-factor.spec.ts',
  ]),
  platform('a code is valid for one step before and after', 'two-factor/totp.ts', [
    'const WINDOW = 1;',
    'const WINDOW = 2;',
    'two-factor/two-factor.spec.ts',
  ]),
  platform('five wrong codes lock', 'two-factor/second-factor.ts', [
    'const MAX_FAILURES = 5;',
    'const MAX_FAILURES = 6;',
    'two-factor/two-factor.spec.ts',
  ]),
  platform('five wrong codes end the pending token', 'two-factor/second-factor.ts', [
    'await endPendingSessions(db, userId);',
    '',
    'two-factor/two-factor.spec.ts',
  ]),
  platform('a link of a mail works once', 'mail/links.ts', [
    '    isNull(mailTokens.usedAt),\n',
    '',
    'mail/links.spec.ts accounts/password-flows.spec.ts',
  ]),
  platform('a repeated request gets the first response', 'api/idempotency.ts', [
    '.onConflictDoNothing()',
    '.onConflictDoUpdate({ target: [idempotentAnswers.userId, idempotentAnswers.key], set: { fingerprint } })',
    'tenant-apps/create-tenant-app.spec.ts',
  ]),
  platform('an idempotency key belongs to one body', 'api/idempotency.ts', [
    "if (first?.fingerprint !== fingerprint) throw new HttpError(422, message('request.keyReused'));",
    'if (!first) throw new Error();',
    'tenant-apps/create-tenant-app.spec.ts',
  ]),
  platform('a change requires the version that was read', 'http/http-error.ts', [
    'return Number(version);',
    'return undefined;',
    'audit/every-change.spec.ts',
  ]),
  platform('forwarding headers count only from trusted proxies', 'http/caller-address.ts', [
    "while (way.length > 1 && trusted.has(way.at(-1) ?? '')) {",
    'while (way.length > 1) {',
    'audit/rejected-attempts.spec.ts',
  ]),
];
