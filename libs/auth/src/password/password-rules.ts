import { NewPassword, newPasswordOf } from '../contract';

/** What a new password is asked for, in the order to be shown. */
export const PASSWORD_RULES = ['length', 'passwordCommon', 'passwordIsEmail'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** `open`: nothing is typed yet, or it takes the platform to tell. */
export type RuleState = 'met' | 'unmet' | 'open';

/** The contract's verdict on a password, rule by rule: the same as the platform's. */
export function ruleStates(password: string, email: string | undefined): Record<PasswordRule, RuleState> {
  const { error } = passwordSchema(email).safeParse(password);
  const broken = new Set(error?.issues.map((issue) => (issue.code === 'custom' ? issue.message : 'length')));
  const stateOf = (rule: PasswordRule): RuleState => {
    if (password === '' || (rule === 'passwordIsEmail' && email === undefined)) return 'open';
    return broken.has(rule) ? 'unmet' : 'met';
  };
  return {
    length: stateOf('length'),
    passwordCommon: stateOf('passwordCommon'),
    passwordIsEmail: stateOf('passwordIsEmail'),
  };
}

/** What decides on the field: with the account's e-mail where that is known. */
export function passwordSchema(email: string | undefined) {
  return email === undefined ? NewPassword : newPasswordOf(email);
}
