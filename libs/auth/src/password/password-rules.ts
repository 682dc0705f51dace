import { NewPassword, newPasswordOf } from '../contract';

export const PASSWORD_RULES = ['length', 'passwordCommon', 'passwordIsEmail'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

/** `open`: nothing typed yet, or only the server knows. */
export type RuleState = 'met' | 'unmet' | 'open';

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

export function passwordSchema(email: string | undefined) {
  return email === undefined ? NewPassword : newPasswordOf(email);
}
