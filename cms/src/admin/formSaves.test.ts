import { BUILT_FROM_HEADER } from '@diwan/shared/spec/headers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openForm, sendSave } from './formSaves'

const at = (minute: number) => `2026-11-30T10:0${minute}:00.000Z`
const autosave = new URL('https://diwan.example/api/blogs/b1?autosave=true&draft=true')

const saveOf = (fields: object): RequestInit => {
  const body = new FormData()
  body.set('_payload', JSON.stringify(fields))
  return { method: 'PATCH', body }
}
const saved = (updatedAt: string) => Response.json({ doc: { updatedAt } })
const refused = () => Response.json({ message: 'Saved elsewhere' }, { status: 412 })

/** An open form, and what it sent as built from when. */
function anOpenForm(answers: (() => Response | Promise<Response>)[]) {
  const sent: (string | null)[] = []
  const onOlder = vi.fn(async (): Promise<string | undefined> => undefined)
  const onSaved = vi.fn()
  const form = openForm('/api/blogs/b1', { onOlder, onSaved, refusal: 'Press again' })
  onTestFinished(form.close)
  const send = async (init?: RequestInit) => {
    sent.push(new Headers(init?.headers).get(BUILT_FROM_HEADER))
    return (await answers.shift()?.()) ?? saved(at(9))
  }
  return { form, onOlder, onSaved, send, sent }
}

test('a save says what the form was built from, and the next one what the first one saved', async () => {
  const { onSaved, send, sent } = anOpenForm([() => saved(at(2))])

  // Payload builds the second from fields that have not heard the answer to the first.
  await sendSave(autosave, saveOf({ title: 'One', updatedAt: at(1) }), send)
  await sendSave(autosave, saveOf({ title: 'Two', updatedAt: at(1) }), send)

  expect(sent).toEqual([at(1), at(2)])
  expect(onSaved.mock.calls.map(([fields]) => (fields as { title: string }).title)).toEqual(['One', 'Two'])
})

test('a save that is pressed while a draft is on its way waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { send, sent } = anOpenForm([() => promise])

  const draft = sendSave(autosave, saveOf({ updatedAt: at(1) }), send)
  const publish = sendSave(new URL('/api/blogs/b1', autosave), saveOf({ updatedAt: at(1) }), send)
  await vi.waitFor(() => expect(sent).toEqual([at(1)]))
  resolve(saved(at(3)))

  expect((await Promise.all([draft, publish])).map(({ status }) => status)).toEqual([200, 200])
  expect(sent).toEqual([at(1), at(3)])
})

test('a save of a form that missed nothing goes on by itself', async () => {
  const { onOlder, send, sent } = anOpenForm([refused, () => saved(at(5))])
  onOlder.mockResolvedValueOnce(at(4))

  expect((await sendSave(autosave, saveOf({ updatedAt: at(1) }), send)).status).toBe(200)
  expect(sent).toEqual([at(1), at(4)])
  expect(onOlder).toHaveBeenCalledExactlyOnceWith({ isAutosave: true })
})

test('a refused draft is told of by the form alone, and nothing is sent until it is brought together', async () => {
  const { form, onOlder, send, sent } = anOpenForm([refused])
  const { promise, resolve } = Promise.withResolvers<void>()
  let settled = Promise.resolve()
  onOlder.mockImplementationOnce(async () => {
    settled = form.settle(() => promise)
    return undefined
  })

  const first = await sendSave(autosave, saveOf({ updatedAt: at(1) }), send)
  const pressed = await sendSave(new URL('/api/blogs/b1', autosave), saveOf({ updatedAt: at(1) }), send)

  expect([first.status, pressed.status]).toEqual([412, 412])
  expect(await first.json()).toEqual({ success: false, errors: [] })
  expect(await pressed.json()).toEqual({ success: false, message: 'Press again' })
  expect(sent).toEqual([at(1)])
  resolve()
  await settled
  expect((await sendSave(autosave, saveOf({ updatedAt: at(4) }), send)).status).toBe(200)
  expect(sent).toEqual([at(1), at(4)])
})

test.each([
  ['of another document', new URL('/api/blogs/b2', autosave), saveOf({ updatedAt: at(1) })],
  ['that takes an entry off', autosave, { method: 'PATCH', body: JSON.stringify({ _status: 'draft' }) }],
  ['of a document without times', autosave, saveOf({ title: 'One' })],
])('a call %s is sent as it is', async (_what, url, init) => {
  const { send, sent } = anOpenForm([])

  await sendSave(url, init, send)

  expect(sent).toEqual([null])
})

test('a form whose document is opened once more in a drawer above it is watched again when that is closed', async () => {
  const below = anOpenForm([])
  const above = anOpenForm([refused])

  await sendSave(autosave, saveOf({ updatedAt: at(1) }), above.send)
  expect([above.onOlder.mock.calls.length, below.onOlder.mock.calls.length]).toEqual([1, 0])
  above.form.close()
  await sendSave(autosave, saveOf({ updatedAt: at(1) }), below.send)

  expect(below.sent).toEqual([at(1)])
})
