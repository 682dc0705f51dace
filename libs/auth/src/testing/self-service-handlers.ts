import { mock, respondWithError } from '@console/http/testing';
import { getProfile } from '@console/shell-layout/contract';
import { currentUserOf } from '@console/shell-layout/testing';
import type { z } from 'zod';
import {
  confirmEmail,
  confirmEmailChange,
  forgotPassword,
  requestEmailChange,
  resendConfirmation,
  resetPassword,
  signUp,
} from '../contract';

type OnBody<O extends typeof signUp | typeof forgotPassword | typeof resendConfirmation> = (
  body: z.output<O['body']>,
) => void;

const linkNotValid = { errors: ['This link is not valid any more. Ask for a new one.'] };

export const signUpAccepted = (onBody: OnBody<typeof signUp> = () => undefined) =>
  mock(signUp, ({ body }) => {
    onBody(body);
    return {};
  });

export const confirmationSentAgain = (onBody: OnBody<typeof resendConfirmation> = () => undefined) =>
  mock(resendConfirmation, ({ body }) => {
    onBody(body);
    return {};
  });
export const resetRequested = (onBody: OnBody<typeof forgotPassword> = () => undefined) =>
  mock(forgotPassword, ({ body }) => {
    onBody(body);
    return {};
  });
export const emailConfirmed = (onToken: (token: string) => void = () => undefined) =>
  mock(confirmEmail, ({ query }) => {
    onToken(query.token);
    return {};
  });
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
export const emailChangeRequested = (onAsked: (email: string) => void) =>
  mock(requestEmailChange, ({ body }) => {
    onAsked(body.email);
    return {};
  });
export const emailChanged = (onChanged: (token: string) => void) =>
  mock(confirmEmailChange, ({ query }) => {
    onChanged(query.token);
    return { formerEmail: 'o•••@signalbox.example' };
  });

/** A user whose session ends with the other request. */
export const sessionEndedBy = (isDone: () => boolean) =>
  mock(getProfile, () => (isDone() ? respondWithError(401) : { ...currentUserOf(), etag: '"1"' }));
