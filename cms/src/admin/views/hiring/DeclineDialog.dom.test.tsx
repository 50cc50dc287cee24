import { hiringMessages } from '@diwan/shared/messages/hiring'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { withDialogs } from '../../../../tests/withDialogs'
import { DeclineDialog } from './DeclineDialog'

// The language is Payload's.
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }))

beforeAll(withDialogs)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { decline } = hiringMessages.en
const own = { id: 't1', title: 'Experience', subject: 'About {{vacancy}}', body: 'We need more experience.' }
const ofStage = { id: 't2', title: 'Declined', subject: 'Your application', body: 'We go on with others.' }
const docs = [
  { id: 'r1', title: 'Experience', template: own },
  { id: 'r2', title: 'Filled', template: null },
]

async function opened(template: object | null, applications = ['a1', 'a2'], filledIn: object[] = []) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/applications/a1/templates') return Response.json({ language: 'ar', templates: filledIn })
    return Response.json(
      path.includes('/rejection-reasons')
        ? { docs }
        : {
            stageActions: [
              { stage: 'rejected', template },
              { stage: 'offer', template: own },
            ],
          },
    )
  })
  render(<DeclineDialog applications={applications} onDecline={vi.fn()} onCancel={vi.fn()} />)
  await screen.findByRole('option', { name: 'Filled' })
  return { user: userEvent.setup(), choose: screen.getByRole('combobox') }
}

test('whoever declines reads the mail that goes: the one of the reason, or the one of the stage', async () => {
  const { choose, user } = await opened(ofStage)
  expect(screen.queryByText(/^Mail:/)).toBeNull()

  await user.selectOptions(choose, 'r1')
  expect(screen.getByText(decline.letter(own.subject))).toBeTruthy()
  expect(screen.getByText(own.body)).toBeTruthy()
  expect(screen.queryByText(ofStage.body)).toBeNull()
  await user.selectOptions(choose, 'r2')
  expect(await screen.findByText(ofStage.body)).toBeTruthy()

  await user.click(screen.getByRole('checkbox', { name: decline.silent }))
  expect(screen.queryByText(ofStage.body)).toBeNull()
})

test('whoever declines for a reason without a mail is told that none goes', async () => {
  const { choose, user } = await opened(null)
  await user.selectOptions(choose, 'r2')
  expect(await screen.findByText(decline.noLetter)).toBeTruthy()
  await user.selectOptions(choose, 'r1')
  expect(screen.queryByText(decline.noLetter)).toBeNull()
})

test('the mail to a single candidate is shown as they get it: in their language, filled in', async () => {
  const filled = { id: 't1', title: 'Experience', subject: 'عن وظيفة محاسب', text: 'نبحث عن خبرة أطول.' }
  const { choose, user } = await opened(ofStage, ['a1'], [filled])
  await user.selectOptions(choose, 'r1')

  expect(await screen.findByText(decline.letter(filled.subject))).toBeTruthy()
  expect(screen.getByText(filled.text)).toBeTruthy()
  expect(screen.queryByText(own.body)).toBeNull()
})
