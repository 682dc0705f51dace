import { browserZone } from '@console/i18n';
import { Select, type SelectProps } from 'antd';

type TimeZoneSelectProps = Pick<SelectProps<string>, 'id' | 'value' | 'onChange'>;

/** A time zone by its IANA name, found by any part of it: "ho chi minh" as well as "Asia/". For a form's field. */
export function TimeZoneSelect(field: TimeZoneSelectProps) {
  // Browsers list one name of each zone: theirs may be the other one, and so may the one that is chosen already.
  const named = field.value === undefined ? [] : [field.value];
  const zones = new Set([...named, browserZone(), ...Intl.supportedValuesOf('timeZone')]);
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
