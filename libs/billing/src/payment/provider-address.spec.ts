// @see spec 7.4
// @see ASVS 1.2.2
import { expect, it } from 'vitest';
import { providerAddress } from './payment-return';

it.each(['https://pay.example/visit?id=1', 'http://127.0.0.1:4201/platform/test-payment?visit=v1.x'])(
  'accepts %s',
  (location) => expect(providerAddress(location)).toBe(location),
);

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://pay.example/1',
  'file:///etc/passwd',
  'mailto:pay@example.com',
  'https://pay.example@elsewhere.example/',
  'https://user:secret@pay.example/',
  '//pay.example/visit',
  '/apps/dashboard',
  'pay.example',
  'https://',
  '',
])('rejects %j', (location) => expect(providerAddress(location)).toBeUndefined());
