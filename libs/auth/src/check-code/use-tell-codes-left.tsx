import { usePopUps } from '@console/ui';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RECOVERY_CODES_PATH, TWO_FACTOR_OFF_PATH } from '../two-factor/two-factor-paths';

const KEY = 'recovery-code-used';
/** Long enough to decide: the same stands in the own settings for good. */
const SECONDS = 30;

/** After a sign-in with a recovery code: says how many are left, and leads to new ones and to another device. */
export function useTellCodesLeft(): (codesLeft: number) => void {
  const { t } = useTranslation('auth');
  const { notification } = usePopUps();
  const navigate = useNavigate();
  const goTo = (path: string) => () => {
    notification.destroy(KEY);
    void navigate(path);
  };

  return (codesLeft) => {
    notification.warning({
      key: KEY,
      title: t('recovered.title'),
      description: codesLeft === 0 ? t('recovered.lastOne') : t('recovered.left', { count: codesLeft }),
      duration: SECONDS,
      role: 'status',
      actions: (
        <Flex gap="small" wrap justify="end">
          <Button size="small" onClick={goTo(RECOVERY_CODES_PATH)}>
            {t('routes.recoveryCodes')}
          </Button>
          {codesLeft > 0 && (
            <Button size="small" type="primary" onClick={goTo(TWO_FACTOR_OFF_PATH)}>
              {t('recovered.otherDevice')}
            </Button>
          )}
        </Flex>
      ),
    });
  };
}
