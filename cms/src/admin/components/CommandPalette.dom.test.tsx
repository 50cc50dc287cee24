import { panelMessages } from '@diwan/shared/messages/panel'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withDialogs } from '../../../tests/withDialogs'
import { CommandPalette } from './CommandPalette'

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }))

const words = panelMessages.en.search
const go = vi.fn()
let answers: Map<string, (titles: string[]) => void>
const found = (titles: string[]) => ({ results: titles.map((title) => ({ title, kind: 'Blog', href: `/${title}` })) })

/** Waits until a text is asked for, and answers it. */
const answer = async (text: string, titles: string[]) => {
  await vi.waitUntil(() => answers.has(text))
  answers.get(text)?.(titles)
}

beforeAll(withDialogs)
beforeEach(() => {
  answers = new Map()
  go.mockClear()
  vi.stubGlobal('location', { assign: go })
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (path: string) =>
        new Promise<Response>((resolve) => {
          const text = new URLSearchParams(path.split('?')[1]).get('q') ?? ''
          answers.set(text, (titles) => resolve(Response.json(found(titles))))
        }),
    ),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('Enter opens what the whole text finds, and nothing that fewer letters found', async () => {
  const user = userEvent.setup()
  render(<CommandPalette onClose={() => undefined} />)
  const input = screen.getByRole('combobox', { hidden: true })
  await user.type(input, 'ta')
  await answer('ta', ['Target'])
  await screen.findByText('Target')
  await user.type(input, 'x{Enter}')
  expect(go).not.toHaveBeenCalled()

  await answer('tax', ['Tax'])
  await screen.findByText('Tax')
  await user.type(input, '{Enter}')
  expect(go).toHaveBeenCalledWith('/Tax')
})

test('an answer to fewer letters that comes last does not take the place of the right one', async () => {
  const user = userEvent.setup()
  render(<CommandPalette onClose={() => undefined} />)
  const input = screen.getByRole('combobox', { hidden: true })
  await user.type(input, 'ta')
  await vi.waitUntil(() => answers.has('ta'))
  await user.type(input, 'x')
  await answer('tax', ['Tax'])
  await screen.findByText('Tax')
  await answer('ta', ['Target'])
  await screen.findByText(words.found(1))
  expect(screen.queryByText('Target')).toBeNull()
  expect(screen.getByText('Tax')).toBeTruthy()
})
