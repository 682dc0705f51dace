/** What the platform says, in English: the source of the catalogue's keys and of the values that each message takes. */
export const en = {
  'request.malformed': 'The body is not valid JSON.',
  'request.notAnObject': 'The body has to be a JSON object.',
  'request.mediaType': 'Send the body as application/json.',
  'request.tooLarge': 'The body is larger than 1 MB.',
  'request.invalid': 'Some fields need your attention.',
  'request.changedMeanwhile': 'Somebody else has changed this meanwhile. Load it again before you save.',
  'request.notFound': 'There is nothing at this address.',
  'request.unknownParameter': 'Unknown parameter: {name}.',
  'request.missingParameter': 'The parameter {name} is missing.',
  'request.badParameter': 'Bad value for {name}: {value}',
  'request.idempotencyKey': 'Idempotency-Key takes 1 to 200 letters, digits and punctuation marks.',
  'request.keyReused': 'This Idempotency-Key was already used for another request.',
  'request.answerSealed':
    'This request was already carried out in an earlier session; its answer cannot be shown again.',
  'server.unexpected': 'Something went wrong on our side. Please try again later.',
  'server.unavailable': 'The service is not available at the moment.',

  'field.required': 'This field is required.',
  'field.length': 'Between {min} and {max} characters.',
  'field.tooLong': 'At most {max} characters.',
  'field.email': 'This is not an e-mail address.',
  'field.invalid': 'This value is not valid.',
  'field.authenticationCode': 'Enter the six digits that your authenticator app shows.',
  'field.appIdFormat': 'Use lower-case letters, digits and single dashes between them.',
  'field.appIdReserved': 'This app ID is reserved.',

  'session.required': 'Please sign in.',
  'session.wrongCredentials': 'The e-mail or the password is wrong, or too many attempts were made.',
  'access.enrolFirst': 'Set up two-factor authentication first.',
  'access.viewOnly': 'Your account is currently view-only and does not have editing permissions.',
  'access.denied': 'Your group does not have the permission for this ({permission}).',
  'access.notAMember': 'You are not a member of this app.',

  'twoFactor.alreadyEnabled': 'Two-factor authentication is already enabled.',
  'twoFactor.notSetUp': 'Start the set-up of two-factor authentication first.',
  'twoFactor.wrongCode': 'This code is wrong or was already used.',
  'twoFactor.wrongRecoveryCode': 'This recovery code is wrong or was already used.',
  'twoFactor.ended': 'Too many wrong codes. Wait {minutes} minutes, then sign in again.',
  'twoFactor.locked': 'Too many wrong codes. Try again in {minutes} minutes.',

  'tenantApp.notFound': 'There is no such tenant app.',
  'tenantApp.idTaken': 'This app ID is already taken.',

  'server.notFound': 'There is no such server.',
  'server.licenseInThePast': 'Choose a time that is still to come.',
} as const;

export type MessageKey = keyof typeof en;
