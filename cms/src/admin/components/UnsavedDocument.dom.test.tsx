import { panelMessages } from '@diwan/shared/messages/panel'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { UnsavedDocument } from './UnsavedDocument'

const form = vi.hoisted(() => ({
  id: undefined as string | undefined,
  isModified: false,
  language: 'en' as 'en' | 'ar',
}))

// The form and the question are Payload's.
vi.mock('@payloadcms/ui', () => ({
  LeaveWithoutSaving: () => <div data-testid="asks-before-it-is-left" />,
  useDocumentInfo: () => ({ id: form.id }),
  useFormModified: () => form.isModified,
  useTranslation: () => ({ i18n: { language: form.language } }),
}))

afterEach(cleanup)

function show(state: Partial<typeof form>) {
  Object.assign(form, { id: undefined, isModified: false, language: 'en' }, state)
  render(<UnsavedDocument />)
}

const asks = () => screen.queryByTestId('asks-before-it-is-left') !== null

test.each(['en', 'ar'] as const)(
  'what was written in a form that adds a document is said to be unsaved (%s)',
  (language) => {
    show({ isModified: true, language })

    expect(screen.getByRole('status').textContent).toBe(panelMessages[language].unsaved)
    expect(asks()).toBe(true)
  },
)

test('a form that adds a document and is as it was opened is left without a question', () => {
  show({})

  expect(screen.getByRole('status').textContent).toBe('')
  expect(asks()).toBe(false)
})

test('a document that exists is kept by itself', () => {
  show({ id: 'b1', isModified: true })

  expect(screen.queryByRole('status')).toBeNull()
  expect(asks()).toBe(false)
})
