import type { Locale } from '@diwan/shared/content'
import type { DocumentState } from '@diwan/shared/contracts/publishing'
import { adminMessages } from '@diwan/shared/messages/admin'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isolated } from './isolated'
import { ReleaseState } from './ReleaseState'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const live = { release: 'r2', liveAt: '2026-11-28T18:24:00.000Z', pages: 8, durationMs: 150, isFirst: false }
const aChange = (more: Partial<DocumentState['change']> = {}) => ({
  state: 'live' as const,
  changedAt: '2026-11-28T18:24:00.000Z',
  release: 'r2',
  error: null,
  isReleaseFailed: false,
  ...more,
})
const aState = (more: Partial<DocumentState> = {}): DocumentState => ({
  success: true,
  publishedIn: ['en', 'ar'],
  change: aChange(),
  live,
  appearsAt: null,
  pinned: null,
  ...more,
})

/** What the line beside a document says, once the CMS has answered. */
async function said(state: DocumentState, language: Locale = 'en', locale: Locale = 'en'): Promise<string> {
  vi.stubGlobal('fetch', async () => Response.json(state))
  render(<ReleaseState collection="blogs" id="b1" locale={locale} language={language} />)
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  return screen.getByRole('status').textContent ?? ''
}

test.each(['en', 'ar'] as const)('what is off the site is not called live (%s)', async (language) => {
  const { published, unpublished } = adminMessages[language].release

  const text = await said(aState({ publishedIn: [] }), language)

  expect(text).toContain(unpublished.since('').trim())
  expect(text).not.toContain(published.since('').trim())
})

test.each(['en', 'ar'] as const)('what waits for its hour is not called live (%s)', async (language) => {
  const { missing, published } = adminMessages[language].release
  const appearsAt = '2026-12-02T05:00:00.000Z'

  const text = await said(aState({ appearsAt }), language)
  cleanup()
  const inArabic = await said(aState({ appearsAt, publishedIn: ['en'] }), language, 'ar')

  expect(text).toContain(published.appears('').trim())
  expect(text).toMatch(/2\D*(Dec|\/)/)
  expect(text).not.toContain(published.since('').trim())
  expect(inArabic).toContain(missing.ar.off + missing.ar.appears('').trim())
})

test('what was unpublished behind a pin says that it will leave the site, not that it is published', async () => {
  const { unpublished } = adminMessages.en.release

  const text = await said(aState({ publishedIn: [], change: aChange({ state: 'sent' }), pinned: 'r1' }))

  expect(text).toBe(unpublished.pinned(isolated('r1')) + unpublished.pinnedHint)
})

test('what is being unpublished is not said to go live', async () => {
  const { unpublished } = adminMessages.en.release

  expect(await said(aState({ publishedIn: [], change: aChange({ state: 'pending' }) }))).toBe(unpublished.queued)
})

test('a fault of the disk is not worded as one of the document', async () => {
  const { published, releaseFailed, releaseFailedHint } = adminMessages.en.release
  const change = aChange({ state: 'failed', error: 'No space is left.' })

  expect(await said(aState({ change: { ...change, isReleaseFailed: true } }))).toBe(
    `${releaseFailed}${releaseFailedHint}No space is left.`,
  )
  cleanup()
  expect(await said(aState({ change }))).toContain(published.failedHint)
})

test('a change that the publisher does not take says why it waits', async () => {
  const { notTaken, notTakenHint } = adminMessages.en.release
  const error = 'The publisher cannot be reached.'

  expect(await said(aState({ change: aChange({ state: 'pending', error }) }))).toBe(notTaken + notTakenHint + error)
})

test.each(['en', 'ar'] as const)('each language is told about that language (%s)', async (language) => {
  const { missing, published } = adminMessages[language].release
  const english = aState({ publishedIn: ['en'] })

  const inArabic = await said(english, language, 'ar')
  cleanup()
  const inEnglish = await said(english, language, 'en')

  expect(inArabic).toContain(missing.ar.off + missing.ar.since('').trim())
  expect(inArabic).not.toContain(published.since('').trim())
  expect(inEnglish).toContain(published.since('').trim())
  expect(inEnglish).not.toContain(missing.ar.off)
})

test('what is live in the other language since the first release says so', async () => {
  const { missing, never } = adminMessages.en.release
  const seeded = { publishedIn: ['ar' as const], change: null }

  expect(await said(aState({ ...seeded, live: { ...live, isFirst: true } }))).toContain(
    missing.en.off + missing.en.first('').split('(')[0],
  )
  cleanup()
  const text = await said(aState({ ...seeded, live: null }))
  expect(text).toBe(missing.en.off)
  expect(text).not.toContain(never)
})

test('a language that may still be on the site is not said to be off it', async () => {
  const { elsewhere, missing } = adminMessages.en.release
  const inArabic = (more: Partial<DocumentState>) => said(aState({ publishedIn: ['en'], ...more }), 'en', 'ar')

  expect(await inArabic({ change: aChange({ state: 'pending' }) })).toBe(missing.ar.unpublished + elsewhere.queued)
  cleanup()
  expect(await inArabic({ change: aChange({ state: 'sent' }), pinned: 'r1' })).toBe(
    missing.ar.unpublished + elsewhere.pinned(isolated('r1')) + elsewhere.pinnedHint,
  )
  cleanup()
  expect(await inArabic({ change: aChange({ state: 'failed', error: 'No picture.' }) })).toBe(
    `${missing.ar.unpublished}${elsewhere.failed}${elsewhere.failedHint}No picture.`,
  )
})
