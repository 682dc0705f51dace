import { NumberInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

const GIGABYTE = 1024 ** 3;
const HOUR = 3_600;

interface LimitInputProps {
  id?: string;
  resource: string;
  /** In bytes, seconds or things. */
  value?: number;
  onChange?: (value: number | undefined) => void;
}

/** A limit in the unit that people use for the resource: GB, hours or a count. */
export function LimitInput({ id, resource, value, onChange }: LimitInputProps) {
  const { t } = useTranslation('billing');
  const unit = unitOf(resource);
  return (
    <NumberInput
      {...(id !== undefined && { id })}
      precision={0}
      value={value === undefined ? null : value / unit.size}
      suffix={unit.name && t(`limits.unit.${unit.name}`)}
      onChange={(shown) => onChange?.(shown === null ? undefined : shown * unit.size)}
    />
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
