// @see ASVS 3.4.3
import { describe, expect, it } from 'vitest';
import { scriptAddress } from './script-address';

const PAGE = 'https://console.example/apps/7';
const SOURCES = ['https://www.gstatic.com/recaptcha/', 'https://modules.example/'];

describe('the address of a script', () => {
  it.each([
    ['/assets/main-abc.js', 'https://console.example/assets/main-abc.js'],
    ['https://www.gstatic.com/recaptcha/releases/x.js', 'https://www.gstatic.com/recaptcha/releases/x.js'],
    ['https://modules.example/lrm/more.js?attempt=1', 'https://modules.example/lrm/more.js?attempt=1'],
  ])('may be %s', (address, allowed) => {
    expect(scriptAddress(address, PAGE, SOURCES)).toBe(allowed);
  });

  it.each([
    '/auth-service/v1/users/profile',
    '/assets/../admin/api/files/1',
    'main.js',
    'https://console.example.evil.example/assets/main.js',
    'https://www.gstatic.com/recaptcha/../feedback/api.js',
    'https://www.gstatic.com/recaptcha%2f..%2fapi.js',
    'https://modules.example.evil.example/x.js',
    'https://modules.example@evil.example/x.js',
    'http://modules.example/x.js',
    '//evil.example/assets/x.js',
    '/\\evil.example/assets/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://console.example/7',
    'javascript:alert(1)',
    'https://',
  ])('is never %s', (address) => {
    expect(scriptAddress(address, PAGE, SOURCES)).toBeNull();
  });
});
