import type { Alert } from '@console/operations/contract';
import type { Locale } from '../../messages/message';

/** Alerts are raised with English messages. */
const TEXTS: Record<Locale, Partial<Record<string, string>>> = {
  en: {},
  vi: {
    'server-unreachable': 'Máy chủ không phản hồi.',
    'stream-interrupted': 'Luồng {stream} đã bị gián đoạn.',
    'high-cpu': 'CPU đang ở mức {percent}%.',
    'high-memory': 'Bộ nhớ đang ở mức {percent}%.',
    'disk-nearly-full': 'Ổ đĩa đã đầy {percent}%.',
    'recordings-nearly-full': 'Bản ghi đã chiếm {percent}% dung lượng đĩa dành cho chúng.',
    'stream-slow': 'Tín hiệu vào của {stream} chỉ đến với tốc độ {speed}× thời gian thực.',
    'stream-dropped-frames': 'Luồng {stream} thiếu {percent}% khung hình.',
    'stream-key-frames': 'Các khung hình khóa của {stream} cách nhau {seconds} giây.',
    'stream-unstable-bitrate': 'Tốc độ bit của {stream} lệch {percent}%.',
    'stream-silent': 'Luồng {stream} không có tiếng.',
    'stream-black': 'Hình của {stream} toàn màu đen.',
    'stream-frozen': 'Hình của {stream} không thay đổi.',
    'stream-slow-encoder': 'Các phiên bản hình của {stream} được mã hóa ở tốc độ {speed}× thời gian thực.',
    'rule-met': '{rule}: {value}, ngưỡng {threshold}.',
    'license-ended': 'Giấy phép đã hết hạn ngày {endedAt}.',
    'license-ends-soon': 'Giấy phép sẽ hết hạn ngày {endsAt}.',
  },
};

/** The message of an alert in a language; in English if the text or a value is missing. */
export function alertText(
  { kind, values, message }: Pick<Alert, 'kind' | 'values' | 'message'>,
  language: Locale,
): string {
  const text = TEXTS[language][kind]?.replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
    const value = String(values[name] ?? gap);
    return name.endsWith('At') ? value.slice(0, 'YYYY-MM-DD'.length) : value;
  });
  return text === undefined || /\{\w+\}/.test(text) ? message : text;
}
