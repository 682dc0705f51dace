import { endOfDay, formatDate } from '@console/i18n';
import { useZone } from '@console/ui';
import { MomentInput } from '@console/ui/form';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LICENSE_TERMS, termEnd } from './license-terms';

interface LicenseEndInputProps {
  id?: string;
  /** ISO 8601. */
  value?: string;
  onChange?: (value: string) => void;
  /** End of the current license, from which terms continue; null for none. */
  present: string | null;
  onChosen: (expiresAt: string) => void;
}

/** The last day of a license in the user's time zone. */
export function LicenseEndInput({ present, onChange, onChosen, ...input }: LicenseEndInputProps) {
  const { t } = useTranslation('operations');
  const { token } = theme.useToken();
  const zone = useZone();
  const [now] = useState(() => Date.now());
  const today = formatDate(now, zone);
  const choose = (expiresAt: string) => {
    onChange?.(expiresAt);
    onChosen(expiresAt);
  };
  const presentDay = present === null ? today : formatDate(present, zone);
  const from = presentDay > today ? presentDay : today;

  return (
    <>
      <MomentInput {...input} kind="dayEnd" min={today} onChange={(expiresAt) => choose(expiresAt ?? '')} />
      <Flex gap={token.marginXS} wrap style={{ marginTop: token.marginXS }}>
        {LICENSE_TERMS.map((term) => (
          <Button key={term} size="small" onClick={() => choose(endOfDay(termEnd(from, term), zone))}>
            {t(`servers.licensing.terms.${term}`)}
          </Button>
        ))}
      </Flex>
    </>
  );
}
