import { LEAD_LIFETIME, LEAD_RENEW_PERIOD } from '@diwan/shared/spec/publishing'
import { SECOND } from '@diwan/shared/lib/time'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PublisherLead } from './PublisherLead.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Message {
  type: string
  holder: string
  origin: string
  epoch: number
}

/** A CMS that lends the lead by its own clock, which differs from that of the publishers. */
function aCms() {
  const cms = { isAway: false, cutOff: new Set<string>(), lead: { holder: '', epoch: 0, until: 0 } }
  const now = () => Date.now() - 3_600_000
  // Not a Response: reading one takes turns of the event loop, and time stands still here.
  const answer = (status: number, body: object) => ({ status, ok: status === 200, json: async () => body })
  const refuse = () => answer(409, { success: false, message: 'Another publisher leads.' })
  vi.stubGlobal('fetch', async (_url: URL, { body, headers }: { body: string; headers: Record<string, string> }) => {
    if (cms.isAway || cms.cutOff.has(headers.Authorization ?? '')) throw new Error('no route')
    const { epoch, holder, type } = JSON.parse(body) as Message
    const { lead } = cms
    const isFree = lead.until <= now()
    if (type === 'take' && !isFree) return refuse()
    if (type === 'take') cms.lead = { holder, epoch: lead.epoch + 1, until: now() + LEAD_LIFETIME }
    else if (lead.holder !== holder || lead.epoch !== epoch) return refuse()
    else lead.until = type === 'renew' ? now() + LEAD_LIFETIME : 0
    return answer(200, { success: true, epoch: cms.lead.epoch })
  })
  return cms
}

function aPublisher(apiKey = 'key') {
  const lost: string[] = []
  const options = { cmsOrigin: 'http://cms', apiKey, origin: 'http://me:4322' }
  return { lead: new PublisherLead({ ...options, onLost: (message) => lost.push(message) }), lost }
}

const { signal } = new AbortController()

test('the lead is kept as long as the CMS renews it', async () => {
  aCms()
  const { lead, lost } = aPublisher()
  await lead.take(signal)

  await vi.advanceTimersByTimeAsync(60 * SECOND)

  expect(lead.isHeld).toBe(true)
  expect(lost).toEqual([])
  await lead.giveUp()
})

test('a leader whom the CMS does not answer stops before its lead is over', async () => {
  const cms = aCms()
  const { lead, lost } = aPublisher()
  await lead.take(signal)
  await vi.advanceTimersByTimeAsync(LEAD_RENEW_PERIOD)
  cms.isAway = true

  await vi.advanceTimersByTimeAsync(LEAD_LIFETIME - 1)

  expect(lost).toEqual(['The CMS has not renewed the lead in time.'])
  expect(() => lead.check()).toThrow('not renewed')
})

test('a machine that slept, or whose clock was turned, does not lead when it wakes', async () => {
  aCms()
  const { lead } = aPublisher()
  await lead.take(signal)

  vi.setSystemTime(Date.now() + 60 * SECOND)

  expect(lead.isHeld).toBe(false)
  expect(() => lead.check()).toThrow()
  await lead.giveUp()
})

test('a leader whose lead another one has taken hears of it with the next renewal', async () => {
  const cms = aCms()
  const { lead, lost } = aPublisher()
  await lead.take(signal)
  cms.lead = { ...cms.lead, holder: 'somebody else', epoch: cms.lead.epoch + 1 }

  await vi.advanceTimersByTimeAsync(LEAD_RENEW_PERIOD)

  expect(lost).toEqual(['Another publisher has taken the lead.'])
})

test('a standby leads within fifteen seconds after the leader fell silent, under a higher epoch, and never beside it', async () => {
  const cms = aCms()
  const [first, second] = [aPublisher('first'), aPublisher('second')]
  await first.lead.take(signal)
  const standby = second.lead.take(signal)
  await vi.advanceTimersByTimeAsync(30 * SECOND)
  expect(second.lead.isHeld).toBe(false)

  cms.cutOff.add('users API-Key first')
  let seconds = 0
  for (; !second.lead.isHeld && seconds < 60; seconds += 1) {
    await vi.advanceTimersByTimeAsync(SECOND)
    expect(first.lead.isHeld && second.lead.isHeld).toBe(false)
  }
  await standby

  expect(seconds).toBeLessThanOrEqual(15)
  expect(second.lead.epoch).toBeGreaterThan(first.lead.epoch)
  expect(cms.lead.epoch).toBe(second.lead.epoch)
  await second.lead.giveUp()
})

test('a leader that gives up is followed at once, and one that stops waiting never leads', async () => {
  aCms()
  const [first, second] = [aPublisher(), aPublisher()]
  await first.lead.take(signal)
  const standby = second.lead.take(signal)
  await first.lead.giveUp()
  await vi.advanceTimersByTimeAsync(SECOND)
  await standby
  expect(second.lead.isHeld).toBe(true)

  const stopping = new AbortController()
  const third = aPublisher()
  const waiting = third.lead.take(stopping.signal)
  stopping.abort()
  const refused = expect(waiting).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(third.lead.isHeld).toBe(false)
  await second.lead.giveUp()
})

test('a renewal that is answered after the lead was given up brings it back to nobody', async () => {
  aCms()
  const { lead, lost } = aPublisher()
  await lead.take(signal)
  const ask = fetch
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await ask(...call)
    await new Promise((resolve) => setTimeout(resolve, SECOND))
    return answer
  })
  await vi.advanceTimersByTimeAsync(LEAD_RENEW_PERIOD)

  const givenUp = lead.giveUp()
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  await givenUp

  expect(lead.isHeld).toBe(false)
  expect(lost).toEqual([])
})
