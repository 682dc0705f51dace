import { mock, mockUnreachable, respondWithError } from '@console/http/testing';
import { confirmEmailChange, requestEmailChange } from '../contract';

/** Mails what there is to mail, and tells for which address. */
export const emailChangeAsked = (onAsked: (email: string) => void) =>
  mock(requestEmailChange, ({ body }) => {
    onAsked(body.email);
    return {};
  });
export const emailChangeWrongPassword = () =>
  mock(requestEmailChange, () =>
    respondWithError(400, { fieldErrors: { password: ['The password is wrong, or was tried too often.'] } }),
  );
export const emailChangeTooOften = () =>
  mock(requestEmailChange, () => respondWithError(429, { errors: ['Try again in an hour.'] }));
export const emailChangeUnreachable = () => mockUnreachable(requestEmailChange);

/** The address of the operator becomes another one. */
export const emailChanged = (onChanged: (token: string) => void) =>
  mock(confirmEmailChange, ({ query }) => {
    onChanged(query.token);
    return { formerEmail: 'o•••@signalbox.example' };
  });
/** Refuses; `onRefused` says what has happened meanwhile. */
export const emailChangeTooLate = (onRefused: () => void) =>
  mock(confirmEmailChange, () => {
    onRefused();
    respondWithError(400, { errors: ['This link is not valid any more.'] });
  });
