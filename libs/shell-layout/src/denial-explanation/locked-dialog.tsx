import { type Requirement, RouteDialog } from '@console/ui';
import { Flex, theme } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Denial } from '../routes/denial';
import { useActionDenial } from '../access/use-access';
import { DenialExplanationButton } from './denial-explanation-button';

type DialogProps = Omit<ComponentProps<typeof RouteDialog>, 'children'>;

interface LockedDialogProps extends DialogProps {
  denial: Denial;
}

/** Replaces a form that the user may not submit and explains why. */
export function LockedDialog({ denial, ...dialog }: LockedDialogProps) {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  return (
    <RouteDialog {...dialog}>
      <Flex vertical align="start" gap={token.marginXS}>
        {t('dialog.locked')}
        <DenialExplanationButton denial={denial} what={dialog.title} />
      </Flex>
    </RouteDialog>
  );
}

interface DeniedDialogProps extends DialogProps {
  requires: Requirement;
}

/** A LockedDialog for an action; renders nothing if the user may run it. */
export function DeniedDialog({ requires, ...dialog }: DeniedDialogProps) {
  const denial = useActionDenial(requires);
  return denial && <LockedDialog {...dialog} denial={denial} />;
}
