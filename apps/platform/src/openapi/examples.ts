import { API_GROUP_IDS } from '@console/http/contract';
import type { JsonSchema } from './json-schemas';

/**
 * Example values by property, or by component and property. Equal in all examples, so that mock responses are
 * consistent.
 */
const VALUES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['access', ['operator@signalbox.example']],
  ['accounts', ['operator@signalbox.example']],
  ['action', 'tenant-app.update'],
  ['adServerUrl', 'https://ads.example/vast?cb=[CACHEBUSTING]'],
  ['adminGroup', 'Administrators'],
  ['Helpers.subscription', ['operator@signalbox.example']],
  ['address', '198.18.0.1'],
  ['BillingRecipient.address', '1 Tràng Tiền, Hà Nội'],
  ['apiGroupId', 'admin-tenant-app'],
  ['apiGroups', ['management']],
  ['apiKey', 'sbk_example'],
  ['streamKey', 'live_example'],
  ['ingestUrl', 'rtmp://media.example:1935/live'],
  ['appId', 'song-hong-tv'],
  ['appName', 'Sông Hồng TV'],
  ['addedPrimaryCard', true],
  ['audioDb', -18],
  ['brand', 'Visa'],
  ['by', 'operator@signalbox.example'],
  ['checksum', '0'.repeat(64)],
  ['clickThrough', 'https://shop.example/?cb=[CACHEBUSTING]'],
  ['cluster', 'hcm-live'],
  ['code', '123456'],
  ['SetCaptionDto.text', 'WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome\n'],
  ['ExchangeSocialLoginDto.code', 'c2lnbmFsYm94LWV4YW1wbGUtY29kZS0xMjM0NTY3ODk'],
  ['ExchangeSocialLoginDto.verifier', 'c2lnbmFsYm94LWV4YW1wbGUtdmVyaWZpZXItMTIzNDU'],
  ['companyName', 'Sông Hồng TV'],
  ['country', 'VN'],
  ['cpu', 42],
  ['currency', 'VND'],
  ['current', true],
  ['edition', 'pro'],
  ['email', 'operator@signalbox.example'],
  ['emails', ['viewer@signalbox.example']],
  ['facts', {}],
  ['field', 'name'],
  ['fieldErrors', { name: ['This field is required.'] }],
  ['formerEmail', 'o•••@signalbox.example'],
  ['granted', true],
  ['holderName', 'TRẦN BÌNH'],
  ['id', '0198c0de-5ba1-7c3e-9f00-000000000001'],
  ['groupId', '0198c0de-5ba1-7c3e-9f00-000000000001'],
  ['ids', ['0198c0de-5ba1-7c3e-9f00-000000000001']],
  ['ip', '198.51.100.7'],
  ['isDefault', true],
  ['isOwner', true],
  ['isPrimary', true],
  ['Alert.kind', 'high-cpu'],
  ['language', 'en'],
  ['ApiGroup.name', 'Tenant apps'],
  ['Group.name', 'Administrators'],
  ['InvoiceLine.kind', 'plan'],
  ['PaymentMethod.kind', 'card'],
  ['Server.kind', 'live'],
  ['Server.name', 'live-1'],
  ['TenantGroup.name', 'Administrators'],
  ['CurrentUser.name', 'Trần Bình'],
  ['AdminUser.name', 'Trần Bình'],
  ['AdminUserProfile.name', 'Trần Bình'],
  ['lastFour', '4242'],
  ['limit', 100],
  ['location', 'https://payments.example/checkout'],
  ['url', 'https://cdn.example/live/index.m3u8'],
  ['AdMediaFile.url', 'https://cdn.example/tea.mp4'],
  ['AdTracker.url', 'https://ads.example/impression?cb=[CACHEBUSTING]'],
  ['AddDeliveryDto.url', 'rtmps://ingest.partner.example/live'],
  ['UpdateDeliveryDto.url', 'rtmps://ingest.partner.example/live'],
  ['ValidateVastDto.source', 'https://ads.example/vast'],
  ['memory', 61],
  ['message', 'CPU load is 91 %.'],
  ['ErrorResponse.message', 'The request is not valid.'],
  ['ErrorResponse.errors', ['This field is required.']],
  ['method', 'GET'],
  ['month', '2026-05'],
  ['PaymentMethod.month', 6],
  ['name', 'Sông Hồng TV'],
  ['newPassword', 'a long enough password'],
  ['currentPassword', 'another long password'],
  ['note', 'Main ingest'],
  ['number', 'INV-2026-0042'],
  ['objectType', 'tenant-app'],
  ['openapi', '3.1.0'],
  ['otpauthUrl', 'otpauth://totp/Signalbox:operator%40signalbox.example?secret=JBSWY3DPEHPK3PXP'],
  ['password', 'a long enough password'],
  ['path', '/admin/api/tenant-app/apps'],
  ['paths', {}],
  ['paymentMethod', 'card'],
  ['perPage', 20],
  ['permission', API_GROUP_IDS.map((apiGroupId) => ({ apiGroupId }))],
  ['plan', 'Growth'],
  ['planId', 'starter'],
  [
    'override',
    { limit: 200, until: '2026-06-30', reason: 'Election night', by: 'operator@signalbox.example' },
  ],
  ['difference', 3160000],
  ['quantity', '1'],
  ['quotaPlan', 'starter'],
  ['recoveryCode', 'abcd-efgh-ijkl'],
  ['recoveryCodes', ['abcd-efgh-ijkl', 'mnop-qrst-uvwx']],
  ['recoveryCodesLeft', 8],
  ['region', 'hcm-1'],
  ['requestId', '5f0c7c1e-0c4e-4a55-9d6f-2f6f4b8f3a10'],
  ['resource', 'live-channels'],
  ['returnTo', '/apps/billing'],
  ['secret', 'JBSWY3DPEHPK3PXP'],
  ['severity', 'warning'],
  ['statusCode', 400],
  ['Alert.status', 'open'],
  ['Invoice.status', 'unpaid'],
  ['InvoiceDetail.status', 'unpaid'],
  ['InvoiceOfApp.status', 'unpaid'],
  ['Subscription.status', 'active'],
  ['subscriptionStatus', 'active'],
  ['status', 'active'],
  ['AuditLog.status', null],
  ['target', 'on-call@signalbox.example'],
  ['taxCode', '0101234567'],
  ['taxRate', 1000],
  ['rate', 1000],
  ['timezone', 'Asia/Ho_Chi_Minh'],
  ['token', 'Y2hhbmdlLXRoaXMtZXhhbXBsZS10b2tlbi1vZi00Mw0'],
  ['twoFAEnabled', true],
  ['type', 'tenant-app'],
  ['unitPrice', '49.00'],
  ['used', 42],
  ['userAgent', 'Mozilla/5.0'],
  ['valid', true],
  ['Alert.values', { percent: 91 }],
  ['version', '4.2.0'],
  ['year', 2028],
  ['zone', 'Asia/Ho_Chi_Minh'],
]);

const TEXTS: ReadonlyMap<string | undefined, string> = new Map([
  ['date-time', '2026-05-12T08:00:00.000Z'],
  ['date', '2026-05-12'],
  ['uuid', '0198c0de-5ba1-7c3e-9f00-000000000001'],
  ['uri', 'https://signalbox.example/'],
  ['idn-email', 'operator@signalbox.example'],
]);

export function exampleOf(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>): unknown {
  const sample = (part: JsonSchema, name?: string, component?: string): unknown => {
    if (part.$ref !== undefined) {
      const target = part.$ref.slice(part.$ref.lastIndexOf('/') + 1);
      return sample(components[target] ?? {}, undefined, target);
    }
    if (part.const !== undefined) return part.const;
    if (part.enum) return part.enum[0];
    const named = [`${component}.${name}`, name ?? '']
      .map((key) => VALUES.get(key))
      .find((value) => fits(value, part));
    if (named !== undefined) return named;
    if (part.default !== undefined) return part.default;
    const [option] = (part.anyOf ?? part.oneOf ?? []).filter(({ type }) => type !== 'null');
    if (option) return sample(option, name, component);
    const type = [part.type].flat().find((one) => one !== 'null');
    switch (type) {
      case 'array': {
        const items = Array.from({ length: Math.max(1, part.minItems ?? 1) }, () => part.items ?? {});
        return (part.prefixItems ?? items).map((item, index) => {
          const value = typeof item === 'object' && !Array.isArray(item) ? sample(item) : null;
          // Lists of IDs do not repeat one.
          return typeof value === 'string' && !part.prefixItems && index > 0
            ? `${value}${String(index)}`
            : value;
        });
      }
      case 'object':
        return Object.fromEntries(
          Object.entries(part.properties ?? {}).map(([property, described]) => [
            property,
            typeof described === 'object' ? sample(described, property, component) : null,
          ]),
        );
      case 'integer':
      case 'number':
        return Math.min(Math.max(1, part.minimum ?? 1), part.maximum ?? Infinity);
      case 'boolean':
        return false;
      default:
        return TEXTS.get(part.format) ?? name ?? 'text';
    }
  };
  return sample(schema);
}

function fits(value: unknown, { anyOf = [], type }: JsonSchema): boolean {
  if (type === undefined) return anyOf.some((option) => fits(value, option));
  const types = [type].flat();
  if (value === null || value === undefined) return value === null && types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  return typeof value === 'number'
    ? types.includes('number') || types.includes('integer')
    : types.some((allowed) => allowed === typeof value);
}
