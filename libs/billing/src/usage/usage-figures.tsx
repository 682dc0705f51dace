import { Amount } from '@console/ui';
import { Radio, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { USAGE_KINDS, type UsageKind } from '../contract/usages';
import type { PeriodUse } from './period-use';
import { useUsageTexts } from './use-usage-texts';

interface UsageFiguresProps {
  use: PeriodUse;
  kind: UsageKind;
  onChoose: (kind: UsageKind) => void;
}

export function UsageFigures({ use, kind, onChoose }: UsageFiguresProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const texts = useUsageTexts();

  return (
    <Radio.Group
      aria-label={t('usage.kinds')}
      value={kind}
      onChange={({ target }) => {
        const chosen = USAGE_KINDS.find((name) => name === target.value);
        if (chosen) onChoose(chosen);
      }}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        gap: token.margin,
      }}
    >
      {USAGE_KINDS.map((name) => (
        <Radio
          key={name}
          value={name}
          styles={{ icon: { alignSelf: 'flex-start', marginTop: token.marginXXS } }}
          style={{
            margin: 0,
            padding: token.padding,
            background: token.colorBgContainer,
            borderRadius: token.borderRadiusLG,
            border: `1px solid ${name === kind ? token.colorPrimary : token.colorBorderSecondary}`,
          }}
        >
          {t(`usage.kind.${name}`)}
          <br />
          <span style={{ fontSize: token.fontSizeLG, fontWeight: token.fontWeightStrong }}>
            <Amount text={texts.amount(name, use.total[name])} exact={texts.exact(name, use.total[name])} />
          </span>
          <br />
          <span style={{ color: token.colorTextDescription }}>
            {texts.change(use.total[name], use.previous.total?.[name])}
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
