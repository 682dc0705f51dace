import { describe, expect, it } from 'vitest';
import { networkOf } from './networks';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2::7', '2001:db8:1:2'],
    ['2001:0DB8::7', '2001:db8:0:0'],
    ['fe80::1:2:3:4%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
