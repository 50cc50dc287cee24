import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PublishButton } from './PublishButton'
import { richTextSettled } from './richTextSettled'

const form = vi.hoisted(() => ({ isKeepingDraft: false, isDisabled: false, published: 0 }))

// The button and the form are Payload's.
vi.mock('@payloadcms/ui', () => ({
  useFormBackgroundProcessing: () => form.isKeepingDraft,
  PublishButton: () => (
    <button id="action-save" disabled={form.isDisabled} onClick={() => (form.published += 1)}>
      Publish
    </button>
  ),
}))

beforeEach(() => Object.assign(form, { isKeepingDraft: false, isDisabled: false, published: 0 }))
afterEach(cleanup)

const button = () => screen.getByRole('button', { name: 'Publish' })
/** Where a press on a disabled button arrives. */
const press = () => fireEvent.click(button().parentElement as HTMLElement, { clientX: 0, clientY: 0 })

function show() {
  const { rerender } = render(<PublishButton />)
  return async (state: Partial<typeof form>) => {
    Object.assign(form, state)
    // Observers of the page are told after this turn.
    await act(async () => rerender(<PublishButton />))
    await act(async () => rerender(<PublishButton />))
  }
}

const isPublished = () => vi.waitFor(() => expect(form.published).toBe(1), { interval: 10 })

test('a press while a draft is being kept publishes once it is kept, once', async () => {
  const become = show()
  await become({ isKeepingDraft: true, isDisabled: true })
  press()
  press()
  await act(richTextSettled)
  expect(form.published).toBe(0)

  await become({ isKeepingDraft: false, isDisabled: false })
  await become({})

  expect(form.published).toBe(1)
})

test('a press on a button that has nothing to publish is not kept', async () => {
  const become = show()
  await become({ isDisabled: true })
  press()

  await become({ isDisabled: false })
  await act(richTextSettled)

  expect(form.published).toBe(0)
})

test('a button that is ready publishes once, however often it is pressed at once', async () => {
  show()
  fireEvent.click(button())
  fireEvent.click(button())

  await isPublished()
  await act(richTextSettled)
  expect(form.published).toBe(1)
})

test('a press right after the last key publishes what rich text hands over when the browser is idle', async () => {
  const tasks: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task))
  const turn = () => act(async () => tasks.shift()?.())
  show()
  let hasLastWords = false
  requestIdleCallback(() => (hasLastWords = true))
  fireEvent.click(button())

  await turn()
  expect(hasLastWords).toBe(true)
  expect(form.published).toBe(0)
  await turn()
  await turn()

  expect(form.published).toBe(1)
  vi.unstubAllGlobals()
})

test('a press is answered when a draft began to be kept while rich text had its turn', async () => {
  const become = show()
  fireEvent.click(button())
  await become({ isKeepingDraft: true, isDisabled: true })
  await act(richTextSettled)
  expect(form.published).toBe(0)

  await become({ isKeepingDraft: false, isDisabled: false })

  await isPublished()
})
