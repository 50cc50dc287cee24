import { panelMessages } from '@diwan/shared/messages/panel'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExchangeTool } from './ExchangeTool'

vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, disabled, onClick }: { children: string; disabled: boolean; onClick: () => void }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
}))

const words = panelMessages.en.exchange
const lists = [
  { slug: 'blogs', name: 'Blogs' },
  { slug: 'news', name: 'News' },
]
const aFile = () => new File(['id,slug\r\n,first\r\n'], 'blogs.csv', { type: 'text/csv' })

beforeEach(() => {
  const result = { created: 1, updated: 0, unchanged: 0, faults: [] }
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(`${JSON.stringify({ result })}\n`)),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a file that was mended after it was chosen is asked for again, and can be chosen under its name', async () => {
  const user = userEvent.setup()
  render(<ExchangeTool lists={lists} language="en" />)
  const input = screen.getByLabelText<HTMLInputElement>(words.file)
  const file = aFile()
  // What browsers do when the file on the disk is not the one that was chosen.
  file.arrayBuffer = () => Promise.reject(new DOMException('The requested file could not be read', 'NotReadableError'))
  await user.upload(input, file)
  await user.click(screen.getByRole('button', { name: words.check }))
  expect((await screen.findByRole('alert')).textContent).toBe(words.changedOnDisk)

  await user.click(input)
  expect(input.value).toBe('')
  await user.upload(input, aFile())
  expect(screen.queryByText(words.changedOnDisk)).toBeNull()
  await user.click(screen.getByRole('button', { name: words.check }))
  expect((await screen.findByText(words.fine(1, 0, 0))).getAttribute('role')).toBe('status')
})

test('what was said of a file for one list is not said for another one', async () => {
  const user = userEvent.setup()
  render(<ExchangeTool lists={lists} language="en" />)
  await user.upload(screen.getByLabelText(words.file), aFile())
  await user.click(screen.getByRole('button', { name: words.check }))
  await screen.findByText(words.fine(1, 0, 0))
  await user.selectOptions(screen.getByLabelText(words.collection), 'news')
  expect(screen.queryByText(words.fine(1, 0, 0))).toBeNull()
})
