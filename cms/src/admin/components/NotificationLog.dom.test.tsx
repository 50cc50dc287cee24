import { panelMessages } from '@diwan/shared/messages/panel'
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NotificationLog } from './NotificationLog'

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'ar' } }) }))

/** A toast as Payload shows it. */
function show(text: string) {
  const toast = document.createElement('div')
  toast.setAttribute('data-sonner-toast', '')
  toast.innerHTML = '<div data-title></div>'
  toast.querySelector('[data-title]')!.textContent = text
  document.body.append(toast)
  return toast
}

test('what became of several files is said and kept in the language of the reader', async () => {
  render(<NotificationLog />)
  const words = panelMessages.ar.log

  const [saved, failed] = [show('Successfully saved 3 files'), show('Failed to save 1 files')]

  const log = within(screen.getByRole('log', { hidden: true }))
  expect(await log.findByText(words.uploaded(3))).toBeTruthy()
  expect(await log.findByText(words.notUploaded(1))).toBeTruthy()
  expect([saved.textContent, failed.textContent]).toEqual([words.uploaded(3), words.notUploaded(1)])
})
