import { panelMessages } from '@diwan/shared/messages/panel'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { withDialogs } from '../../../tests/withDialogs'
import { useQuestion } from './useQuestion'

// The language is Payload's.
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'ar' } }) }))

beforeAll(withDialogs)
afterEach(cleanup)

function Desk({ onAnswer }: { onAnswer: (isSure: boolean) => void }) {
  const { isSure, question } = useQuestion()
  const ask = async () => onAnswer(await isSure('Burn the papers?', 'Burn them'))
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Tidy up
      </button>
      {question}
    </>
  )
}

test.each([
  ['what is to be done', true, 'Burn them'],
  ['the way back', false, panelMessages.ar.question.no],
])('a question is answered by %s, and is gone', async (_, expected, button) => {
  const user = userEvent.setup()
  const onAnswer = vi.fn()
  render(<Desk onAnswer={onAnswer} />)

  await user.click(screen.getByRole('button', { name: 'Tidy up' }))
  expect(screen.getByRole('alertdialog', { name: 'Burn the papers?' })).toBeTruthy()
  expect(onAnswer).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: button }))

  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(expected)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('Enter on a question that has just come is the way back, and so is Escape', async () => {
  const user = userEvent.setup()
  const onAnswer = vi.fn()
  render(<Desk onAnswer={onAnswer} />)
  const tidyUp = screen.getByRole('button', { name: 'Tidy up' })

  await user.click(tidyUp)
  await user.keyboard('{Enter}')
  await user.click(tidyUp)
  // Escape is the browser's.
  act(() => screen.getByRole<HTMLDialogElement>('alertdialog').close())

  await vi.waitFor(() => expect(onAnswer.mock.calls).toEqual([[false], [false]]))
})
