import { browserZone, timeZones } from '@console/i18n';
import { Select, type SelectProps } from 'antd';

type TimeZoneSelectProps = Pick<SelectProps<string>, 'id' | 'value' | 'onChange'>;

/** Selects an IANA time zone; the search matches any part. For a form field. */
export function TimeZoneSelect(field: TimeZoneSelectProps) {
  // Browsers list one name per zone, which may differ from the current value.
  const named = field.value === undefined ? [] : [field.value];
  const zones = new Set([...named, browserZone(), ...timeZones()]);
  return (
    <Select
      {...field}
      options={Array.from(zones, (zone) => ({ value: zone, label: zone }))}
      showSearch={{ filterOption: (search, zone) => words(zone?.value ?? '').includes(words(search)) }}
    />
  );
}

function words(text: string): string {
  return text.toLowerCase().replaceAll('_', ' ').trim();
}
