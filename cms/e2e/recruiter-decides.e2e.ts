import { hiringMessages } from '@diwan/shared/messages/hiring'
import { expect, test } from '../../scripts/test/journey'
import { aPerson, openAdmin, openDesk } from './hiringDesk'

/** A delay short enough to wait for and long enough to see a mail wait. */
const UNDO_MINUTES = 0.1

for (const list of ['', '?view=board']) {
  test(`the way back from a panel leads to the list that it was opened from (${list || 'table'})`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const desk = await openDesk(request)
    const id = await desk.apply(aPerson('Layan'), 'ar')
    const page = await openAdmin(browser, baseURL, desk.token, 'en')
    const panel = page.locator('.hiring-panel')
    await page.goto(`/admin/auth/applications${list}`)
    await expect(page).toHaveURL(/limit=/)

    await page.locator(`[data-application="${id}"]`).first().click()
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page).not.toHaveURL(/open=/)
    await page.goForward()

    await expect(panel).toBeVisible()
    await page.context().close()
  })
}

for (const locale of ['en', 'ar'] as const) {
  const words = hiringMessages[locale]
  const { board, decline, panel: text, stages } = words

  test(`an application goes from new to hired, with notes, scores and tags (${locale})`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const desk = await openDesk(request)
    const id = await desk.apply(aPerson('Noura'), locale)
    const page = await openAdmin(browser, baseURL, desk.token, locale)
    const panel = page.locator('.hiring-panel')

    // Every link to an application ends in its panel.
    await page.goto(`/admin/auth/applications/edit/${id}`)
    await expect(page).toHaveURL(new RegExp(`/admin/auth/applications\\?.*open=${id}`))
    await expect(panel.locator('.hiring-stage').first()).toHaveText(stages.new)

    // With the keyboard: N leads to the note, @ to a colleague.
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
    const note = panel.getByRole('combobox', { name: text.note })
    await page.keyboard.press('n')
    await expect(note).toBeFocused()
    await page.keyboard.type('Worth a talk, @Adm')
    await page.keyboard.press('Enter')
    await expect(note).toHaveValue('Worth a talk, @Administrator ')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(panel.locator('[data-kind=note]')).toContainText('Worth a talk, @Administrator')

    // Marked when the desk has stored it.
    await panel.getByRole('radio').nth(3).click({ force: true })
    await expect(panel.locator('#panel-rating .hiring-score')).toHaveText('★ 4')
    await panel.getByRole('textbox', { name: text.addTag }).fill('bilingual')
    await page.keyboard.press('Enter')
    await expect(panel.locator('.hiring-tag', { hasText: 'bilingual' })).toBeVisible()

    for (const stage of ['screening', 'interview', 'offer', 'hired'] as const) {
      await panel.getByRole('button', { name: text.next(stages[stage]), exact: true }).click()
      await expect(panel.locator('.hiring-panel__who .hiring-stage')).toHaveText(stages[stage])
    }
    // What the desk has set up for the stages happened: tasks for colleagues, a letter to the candidate.
    await panel.locator('.hiring-tasks input').first().click()
    await expect(panel.locator('.hiring-tasks li').first()).toHaveAttribute('data-done')
    await expect(panel.locator('[data-kind=mail]').first()).toBeVisible()

    // What the desk refuses is said where it can be seen, and stays as it was written, also when the page is loaded again.
    const refusal = 'The disk is full.'
    await page.route('**/note', (route) => route.fulfill({ status: 503, json: { success: false, message: refusal } }))
    await note.fill('Begins in')
    await panel.getByRole('button', { name: text.addNote }).click()
    await expect(panel.locator('.hiring-panel__notice')).toHaveText(refusal)
    await expect(panel.locator('.hiring-panel__notice')).toBeInViewport()
    await page.reload()
    await expect(note).toHaveValue('Begins in')

    const { history, stage } = await desk.application(id)
    expect(stage).toBe('hired')
    expect(history.map(({ to }) => to)).toEqual(['new', 'screening', 'interview', 'offer', 'hired'])
    await page.context().close()
  })

  test(`a declined candidate is written to when the time to take it back is over, and not before (${locale})`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const desk = await openDesk(request)
    const person = aPerson('Fahad')
    const id = await desk.apply(person, locale)
    const page = await openAdmin(browser, baseURL, desk.token, locale)
    const column = (stage: keyof typeof stages) => page.locator(`[data-stage=${stage}]`)
    const declineCard = async () => {
      await column('new')
        .getByRole('combobox', { name: board.moveNamed(person.name) })
        .selectOption('rejected')
      const dialog = page.getByRole('dialog', { name: decline.title(1) })
      await dialog.getByLabel(decline.reason).selectOption({ index: 1 })
      await dialog.getByRole('button', { name: decline.confirm }).click()
      await expect(column('rejected').getByRole('button', { name: person.name })).toBeVisible()
    }
    const letters = async () => (await desk.mailsTo(person.email)).filter(({ sendAt }) => sendAt)
    await page.goto(`/admin/auth/applications?view=board&q=${encodeURIComponent(person.name)}`)

    // Taken back in time: nothing is ever sent.
    await declineCard()
    await page.getByRole('button', { name: board.undo }).click()
    await expect(column('new').getByRole('button', { name: person.name })).toBeVisible()
    expect((await letters()).map(({ status }) => status)).toEqual(['cancelled'])

    // Not taken back: it waits, then it goes.
    await desk.set({ undoMinutes: UNDO_MINUTES })
    await declineCard()
    await desk.set({ undoMinutes: 60 })
    const [waiting] = await letters()
    expect(waiting?.status).toBe('queued')
    await expect.poll(async () => (await letters())[0]?.status, { timeout: 60_000 }).toBe('sent')
    const [sent] = await letters()
    expect(Date.parse(sent?.sentAt ?? '')).toBeGreaterThanOrEqual(Date.parse(waiting?.sendAt ?? ''))
    expect((await desk.application(id)).stage).toBe('rejected')
    expect((await letters()).map(({ status }) => status)).toEqual(['sent', 'cancelled'])
    await page.context().close()
  })
}

test('two recruiters on one board lose no move, and each sees what the other did', async ({
  browser,
  baseURL,
  request,
}, info) => {
  const desk = await openDesk(request)
  const { board, stages } = hiringMessages.en
  // One name finds all of them: a board of their own.
  const group = crypto.randomUUID().slice(0, 8)
  const people = Array.from({ length: 3 }, () => {
    const person = aPerson('Card')
    return { ...person, name: `${person.name} ${group}` }
  })
  const ids: string[] = []
  for (const person of people) ids.push(await desk.apply(person, 'en'))
  const boards = [
    await openAdmin(browser, baseURL, desk.token, 'en'),
    await openAdmin(browser, baseURL, desk.token, 'en'),
  ] as const
  const [first, second] = boards
  await Promise.all(boards.map((page) => page.goto(`/admin/auth/applications?view=board&q=${group}`)))
  const card = (page: (typeof boards)[number], stage: string, at: number) =>
    page.locator(`[data-stage=${stage}]`).getByRole('button', { name: people[at]!.name, exact: true })
  const menu = (page: (typeof boards)[number], at: number) =>
    page.getByRole('combobox', { name: board.moveNamed(people[at]!.name) })
  for (const page of boards) for (const at of [0, 1, 2]) await expect(card(page, 'new', at)).toBeVisible()

  // Each moves a card of their own at once, and sees the other's move.
  const startedAt = Date.now()
  await Promise.all([menu(first, 0).selectOption('interview'), menu(second, 1).selectOption('screening')])
  await Promise.all([
    expect(card(second, 'interview', 0)).toBeVisible(),
    expect(card(first, 'screening', 1)).toBeVisible(),
  ])
  info.annotations.push({ type: 'seen by the other after', description: `${Date.now() - startedAt} ms` })

  // Both move the same card before either move has arrived: the first one counts, the other is told, and both see where it is.
  const sent = { count: 0, both: Promise.withResolvers<void>() }
  for (const page of boards) {
    await page.route('**/api/applications/*/move', async (route) => {
      sent.count += 1
      if (sent.count === boards.length) sent.both.resolve()
      await sent.both.promise
      await route.continue()
    })
  }
  await Promise.all([menu(first, 2).selectOption('offer'), menu(second, 2).selectOption('hired')])
  await expect.poll(async () => (await desk.application(ids[2]!)).stage).not.toBe('new')
  const { name } = people[2]!
  const stage = (await desk.application(ids[2]!)).stage as keyof typeof stages
  for (const page of boards) await expect(card(page, stage, 2)).toHaveCount(1)
  const [winner, loser] = stage === 'offer' ? boards : [second, first]
  await expect(winner.getByText(board.moved(name, stages[stage]))).toBeVisible()
  // By the refusal, or by the look for changes that came just before it.
  const told = loser.getByText(hiringMessages.en.faults.stale).or(loser.getByText(board.byOther(name, stages[stage])))
  await expect(told).toBeVisible()

  const moves = await Promise.all(ids.map(async (id) => (await desk.application(id)).history.map(({ to }) => to)))
  expect(moves.slice(0, 2)).toEqual([
    ['new', 'interview'],
    ['new', 'screening'],
  ])
  expect(moves[2]).toHaveLength(2)
  for (const page of boards) await page.context().close()
})
