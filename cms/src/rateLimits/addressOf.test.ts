import { expect, test } from 'vitest'
import { addressOf } from './addressOf'

const from = (value?: string) => addressOf({ headers: new Headers(value ? { 'X-Forwarded-For': value } : {}) })

test('the address that the nearest proxy wrote counts, whatever a client puts before it', () => {
  expect(from('6.6.6.6, 203.0.113.7')).toBe('203.0.113.7')
  expect(from('7.7.7.7,8.8.8.8 ,203.0.113.7 ')).toBe('203.0.113.7')
})

test('an IPv4 address inside IPv6 is that address', () => {
  expect(from('::ffff:203.0.113.7')).toBe('203.0.113.7')
  expect(from()).toBe('direct')
})

test('all addresses of one IPv6 network count as one, however they are written', () => {
  const network = '2001:db8:1:2::/64'
  for (const address of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff::9', '2001:db8:1:2:3:4:5:6'])
    expect(from(address)).toBe(network)
  expect(from('2001:db8:1:3::1')).not.toBe(network)
  expect(from('::1')).toBe('0:0:0:0::/64')
})

test('the port that some proxies write behind an address makes nobody another sender', () => {
  for (const port of [1024, 65_535]) {
    expect(from(`6.6.6.6, 203.0.113.7:${port}`)).toBe('203.0.113.7')
    expect(from(`[2001:db8:1:2::1]:${port}`)).toBe('2001:db8:1:2::/64')
  }
  expect(from('[2001:db8:1:2::1]')).toBe('2001:db8:1:2::/64')
})
