import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withDialogs } from '../../../../tests/withDialogs'
import { EraseDialog } from './EraseDialog'

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }))

test('a person is erased only after their name was written', () => {
  withDialogs()
  const onErase = vi.fn()
  render(<EraseDialog name="Omar  Hassan" onErase={onErase} onCancel={() => {}} />)
  const erase = screen.getByRole<HTMLButtonElement>('button', { name: 'Erase this person' })
  const field = screen.getByRole('textbox')

  fireEvent.change(field, { target: { value: 'Omar' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(erase.disabled).toBe(true)
  expect(onErase).not.toHaveBeenCalled()

  fireEvent.change(field, { target: { value: 'omar hassan ' } })
  fireEvent.click(erase)
  expect(onErase).toHaveBeenCalledOnce()
})
