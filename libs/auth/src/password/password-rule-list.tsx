import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import MinusCircleOutlined from '@ant-design/icons/MinusCircleOutlined';
import { VISUALLY_HIDDEN } from '@console/ui';
import { Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { NewPassword } from '../contract';
import { PASSWORD_RULES, type PasswordRule, type RuleState } from './password-rules';

const ICONS = { met: CheckCircleFilled, unmet: CloseCircleOutlined, open: MinusCircleOutlined };

/** Each rule with its state as a sign and a word; screen readers hear changes after a pause. */
export function PasswordRuleList({ states }: { states: Record<PasswordRule, RuleState> }) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const colour = { met: token.colorSuccess, unmet: token.colorError, open: token.colorTextDescription };
  const texts: Record<PasswordRule, string> = {
    length: t('newPassword.length', { min: NewPassword.minLength, max: NewPassword.maxLength }),
    passwordCommon: t('newPassword.passwordCommon'),
    passwordIsEmail: t('newPassword.passwordIsEmail'),
  };
  const unmet = PASSWORD_RULES.filter((rule) => states[rule] === 'unmet');
  const isTyped = states.length !== 'open';
  return (
    <>
      <ul
        aria-label={t('newPassword.rules')}
        style={{ margin: 0, paddingBlock: token.paddingXXS, paddingInline: 0, listStyle: 'none' }}
      >
        {PASSWORD_RULES.map((rule) => {
          const state = states[rule];
          const Icon = ICONS[state];
          return (
            <li key={rule}>
              <Flex gap={token.marginXS} align="baseline">
                <Icon
                  style={{ color: colour[state] }}
                  {...(state === 'open'
                    ? { 'aria-hidden': true }
                    : { 'aria-label': t(`newPassword.${state}`) })}
                />
                <span>{texts[rule]}</span>
              </Flex>
            </li>
          );
        })}
      </ul>
      <div role="status" style={VISUALLY_HIDDEN}>
        {isTyped && unmet.length === 0 && <div>{t('newPassword.allMet')}</div>}
        {unmet.map((rule) => (
          <div key={rule}>{t('newPassword.ruleUnmet', { rule: texts[rule] })}</div>
        ))}
      </div>
    </>
  );
}
