import { LEAD_LIFETIME } from '@diwan/shared/spec/publishing'
import { expect, test } from 'vitest'
import { decideLead, type Lead } from './decideLead'

const NOW = 1_800_000_000_000
const aLead = (more: Partial<Lead> = {}): Lead => ({
  holder: 'a',
  origin: 'http://a:4322',
  epoch: NOW - 100,
  until: NOW + 1_000,
  ...more,
})
const take = (holder: string) => ({ type: 'take' as const, holder, origin: `http://${holder}:4322` })

test('the first who asks leads, and nobody else while it does', () => {
  expect(decideLead(null, take('a'), NOW)).toMatchObject({ holder: 'a', until: NOW + LEAD_LIFETIME })
  expect(decideLead(aLead(), take('b'), NOW)).toBeNull()
})

test('a publisher is reached at its origin, whatever else its address has', () => {
  const request = { ...take('a'), origin: 'http://a:4322/?x' }
  expect(decideLead(null, request, NOW)?.origin).toBe('http://a:4322')
})

test('whoever comes after a lead has a higher epoch, also when the clock went back or the database is an old one', () => {
  const over = aLead({ until: NOW })
  expect(decideLead(over, take('b'), NOW)?.epoch).toBeGreaterThan(over.epoch)
  expect(decideLead({ ...over, epoch: NOW + 5_000 }, take('b'), NOW)?.epoch).toBe(NOW + 5_001)
  expect(decideLead(aLead({ epoch: 1, until: 2 }), take('b'), NOW)?.epoch).toBe(NOW)
})

test('the leader may ask again, renew in time and a little late, and give up', () => {
  const lead = aLead()
  const { epoch } = lead
  expect(decideLead(lead, take('a'), NOW)?.epoch).toBe(epoch)
  expect(decideLead(lead, { type: 'renew', holder: 'a', epoch }, NOW)?.until).toBe(NOW + LEAD_LIFETIME)
  expect(decideLead(aLead({ until: NOW - 1 }), { type: 'renew', holder: 'a', epoch }, NOW)).toMatchObject({ epoch })
  expect(decideLead(lead, { type: 'give-up', holder: 'a', epoch }, NOW)?.until).toBe(0)
})

test('whoever was overtaken neither renews nor gives up what another has', () => {
  const lead = aLead({ holder: 'b', epoch: NOW })
  expect(decideLead(lead, { type: 'renew', holder: 'a', epoch: NOW - 100 }, NOW)).toBeNull()
  expect(decideLead(lead, { type: 'give-up', holder: 'a', epoch: NOW - 100 }, NOW)).toBeNull()
  expect(decideLead(lead, { type: 'renew', holder: 'b', epoch: NOW - 100 }, NOW)).toBeNull()
})
