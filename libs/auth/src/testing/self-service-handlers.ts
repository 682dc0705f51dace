import { mock, mockSlow, mockUnreachable, respondWithError } from '@console/http/testing';
import type { z } from 'zod';
import { confirmEmail, forgotPassword, resendConfirmation, resetPassword, signUp } from '../contract';

/** Tells of what an operation was asked with. */
type Told<O extends typeof signUp | typeof forgotPassword | typeof resendConfirmation> = (
  body: z.output<O['body']>,
) => void;

const linkNotValid = { errors: ['This link is not valid any more. Ask for a new one.'] };

export const signUpTaken = (onBody: Told<typeof signUp> = () => undefined) =>
  mock(signUp, ({ body }) => {
    onBody(body);
    return {};
  });
export const signUpSlow = () => mockSlow(signUp);
export const signUpUnreachable = () => mockUnreachable(signUp);

export const confirmationSentAgain = (onBody: Told<typeof resendConfirmation> = () => undefined) =>
  mock(resendConfirmation, ({ body }) => {
    onBody(body);
    return {};
  });
export const confirmationNotSent = () =>
  mock(resendConfirmation, () =>
    respondWithError(429, { errors: ['Too many mails. Try again in an hour.'] }),
  );

export const resetAsked = (onBody: Told<typeof forgotPassword> = () => undefined) =>
  mock(forgotPassword, ({ body }) => {
    onBody(body);
    return {};
  });
export const resetNotAsked = () =>
  mock(forgotPassword, () => respondWithError(429, { errors: ['Too many mails. Try again in an hour.'] }));

export const emailConfirmed = (onToken: (token: string) => void = () => undefined) =>
  mock(confirmEmail, ({ query }) => {
    onToken(query.token);
    return {};
  });
export const confirmUnreachable = () => mockUnreachable(confirmEmail);
/** The link was used while its page was open. */
export const confirmTooLate = (onAsked: () => void) =>
  mock(confirmEmail, () => {
    onAsked();
    return respondWithError(400, linkNotValid);
  });

export const passwordReset = (
  onAsked: (asked: { token: string; newPassword: string }) => void = () => undefined,
) =>
  mock(resetPassword, ({ query, body }) => {
    onAsked({ token: query.token, newPassword: body.newPassword });
    return {};
  });
export const passwordIsEmail = () =>
  mock(resetPassword, () =>
    respondWithError(400, { fieldErrors: { newPassword: ['The password must not be the e-mail address.'] } }),
  );
export const resetTooLate = (onAsked: () => void) =>
  mock(resetPassword, () => {
    onAsked();
    return respondWithError(400, linkNotValid);
  });
