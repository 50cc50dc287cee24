import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CompanyTimeInput } from './CompanyTimeInput'

const form = vi.hoisted(() => ({ value: null as string | null, setValue: vi.fn<(value: string | null) => void>() }))

// The form around it is Payload's.
vi.mock('@payloadcms/ui', () => ({
  FieldDescription: () => null,
  FieldError: () => null,
  FieldLabel: ({ path }: { path: string }) => <label htmlFor={`field-${path}`}>Closes at</label>,
  RenderCustomComponent: ({ Fallback }: { Fallback: ReactNode }) => Fallback,
  useField: () => ({ ...form, path: 'closesAt', disabled: false, showError: false }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
  withCondition: (component: unknown) => component,
}))

const anInput = (timeZone: string) =>
  render(<CompanyTimeInput field={{ name: 'closesAt' }} path="closesAt" timeZone={timeZone} />)
const shown = () => screen.getByLabelText<HTMLInputElement>('Closes at')

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  form.value = null
})

test('a time is shown and taken by the clock of the company, in its summer and its winter', () => {
  form.value = '2026-07-01T15:00:00.000Z'
  anInput('Europe/Berlin')
  expect(shown().value).toBe('2026-07-01T17:00')
  expect(screen.getByText(/Europe\/Berlin \(GMT\+2\)/)).toBeTruthy()

  fireEvent.change(shown(), { target: { value: '2026-12-01T17:00' } })

  expect(form.setValue).toHaveBeenLastCalledWith('2026-12-01T16:00:00.000Z')
})

test('a reader whose clock differs sees the time by their own too', () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  form.value = '2026-07-01T15:00:00.000Z'
  anInput(here === 'Asia/Riyadh' ? 'Asia/Tokyo' : 'Asia/Riyadh')
  expect(screen.getByText(/By your own:/)).toBeTruthy()
  cleanup()

  anInput(here)
  expect(screen.queryByText(/By your own:/)).toBeNull()
})

test('an emptied field holds no time', () => {
  form.value = '2026-07-01T15:00:00.000Z'
  anInput('Asia/Riyadh')
  fireEvent.change(shown(), { target: { value: '' } })

  expect(form.setValue).toHaveBeenLastCalledWith(null)
})
