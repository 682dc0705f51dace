import WarningFilled from '@ant-design/icons/WarningFilled';
import { NumberInput } from '@console/ui/form';
import { theme } from 'antd';
import { useTranslation } from 'react-i18next';

const GIGABYTE = 1024 ** 3;
const HOUR = 3_600;

interface LimitInputProps {
  id?: string;
  resource: string;
  /** In the same unit as `value`; a lower limit shows a warning. */
  used?: number;
  /** In bytes, seconds or things. */
  value?: number;
  onChange?: (value: number | undefined) => void;
}

/** A limit in the unit that people use for the resource: GB, hours or a count. */
export function LimitInput({ id, resource, used = 0, value, onChange }: LimitInputProps) {
  const { t } = useTranslation('billing');
  const { token } = theme.useToken();
  const unit = unitOf(resource);
  return (
    <>
      <NumberInput
        {...(id !== undefined && { id })}
        precision={0}
        value={value === undefined ? null : value / unit.size}
        suffix={unit.name && t(`limits.unit.${unit.name}`)}
        onChange={(shown) => onChange?.(shown === null ? undefined : shown * unit.size)}
      />
      <div role="status">
        {value !== undefined && value < used && (
          <>
            <WarningFilled aria-hidden style={{ color: token.colorWarning }} /> {t('limits.belowUse')}
          </>
        )}
      </div>
    </>
  );
}

function unitOf(resource: string): { size: number; name?: 'gigabytes' | 'hours' } {
  switch (resource) {
    case 'storage-bytes':
    case 'egress-bytes-per-month':
      return { size: GIGABYTE, name: 'gigabytes' };
    case 'transcode-seconds-per-month':
      return { size: HOUR, name: 'hours' };
    default:
      return { size: 1 };
  }
}
