import { reviewMessages } from '@diwan/shared/messages/review'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReviewPanel } from './ReviewPanel'

const words = reviewMessages.en.panel
const asked = { state: 'asked', note: null, askedBy: 'Huda', decidedBy: null }
const approved = { state: 'approved', note: null, askedBy: 'Huda', decidedBy: 'Omar' }
let answer = { isDemanded: true, isAuthor: false, savedAt: 'first', review: asked as object }
const sent: { action: string; seen?: string }[] = []
const panelAt = (savedAt: string) => (
  <ReviewPanel collection="blogs" id="b1" locale="en" language="en" savedAt={savedAt} />
)

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_path: string, { body, method }: RequestInit = {}) => {
      if (method === 'POST') sent.push(JSON.parse(String(body)) as (typeof sent)[number])
      return Response.json({ success: true, ...answer })
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an approval that a change has voided is not said any more once the change is saved', async () => {
  answer = { isDemanded: true, isAuthor: true, savedAt: 'first', review: approved }
  const { rerender } = render(panelAt('first'))
  expect(await screen.findByText(words.approved('Omar'))).toBeTruthy()

  answer = { isDemanded: true, isAuthor: true, savedAt: 'second', review: asked }
  rerender(panelAt('second'))
  expect(await screen.findByText(words.asked('Huda'))).toBeTruthy()
})

test('what is approved is the text that was there when the form was opened', async () => {
  answer = { isDemanded: true, isAuthor: false, savedAt: 'first', review: asked }
  render(panelAt('first'))
  const approve = await screen.findByRole('button', { name: words.approve })
  answer = { ...answer, savedAt: 'a colleague’s' }
  await userEvent.click(approve)
  await userEvent.click(screen.getByRole('button', { name: words.approve }))
  expect(sent.map(({ action, seen }) => [action, seen])).toEqual([
    ['approve', 'first'],
    ['approve', 'first'],
  ])
})
