import { BUILT_FROM_HEADER } from '@diwan/shared/spec/headers'

const OLDER_FORM = 412

type Sent = Record<string, unknown> & { updatedAt?: string | null }

export interface RefusedSave {
  isAutosave: boolean
}

/** A form that is open: what it is built from, and what it does when that is older than what was saved. */
export interface OpenForm {
  /**
   * Looks at what was saved elsewhere. Resolves with its time when the form has missed nothing of it, so that the save goes on; otherwise
   * with nothing, and brings form and document together by itself, during which no save is sent.
   */
  onOlder: (refused: RefusedSave) => Promise<string | undefined>
  /** What somebody is told who pressed a button. A draft is kept without being pressed, and the form tells of it by itself. */
  refusal: string
  /** Hears what it sent was saved. What is written meanwhile is not in it. */
  onSaved: (sent: Sent) => void
}

interface Watched extends OpenForm {
  /** When what this form saved last was saved: a save that follows at once was built before the form knew. */
  savedAt: string
  /** Its saves go one after the other: the second is built on the first. */
  turn: Promise<unknown>
  isSettling: boolean
}

/** By the path of their document. One that is opened in a drawer above its own form is the last, until it is closed. */
const forms = new Map<string, Watched[]>()

/** Lets the saves of a form say what it was built from, until it is closed. */
export function openForm(path: string, form: OpenForm) {
  const watched: Watched = { ...form, savedAt: '', turn: Promise.resolve(), isSettling: false }
  forms.set(path, [...(forms.get(path) ?? []), watched])
  return {
    /** During this the form is brought together with what was saved: what it would send was built before. */
    settle: async (bringTogether: () => Promise<void>) => {
      watched.isSettling = true
      await bringTogether().finally(() => (watched.isSettling = false))
    },
    close: () => {
      const left = (forms.get(path) ?? []).filter((other) => other !== watched)
      if (left.length > 0) forms.set(path, left)
      else forms.delete(path)
    },
  }
}

type Send = (init?: RequestInit) => Promise<Response>

/** Sends a call of the admin; the save of an open form with what it was built from. */
export function sendSave(url: URL, init: RequestInit | undefined, send: Send): Promise<Response> {
  const form = forms.get(url.pathname)?.at(-1)
  const sent = sentIn(init)
  if (!form || !sent?.updatedAt) return send(init)
  const save = { isAutosave: url.searchParams.has('autosave') }
  const answer = form.turn.then(() => sendInTurn(form, save, sent, (base) => send(withBase(init, base))))
  form.turn = answer.catch(() => undefined)
  return answer
}

async function sendInTurn(form: Watched, save: RefusedSave, sent: Sent, send: (base: string) => Promise<Response>) {
  if (form.isSettling) return refusing(form, save)
  const builtFrom = sent.updatedAt ?? ''
  let base = form.savedAt > builtFrom ? form.savedAt : builtFrom
  for (;;) {
    const answer = await send(base)
    if (answer.ok) {
      form.savedAt = (await savedAtIn(answer)) ?? form.savedAt
      form.onSaved(sent)
    }
    if (answer.status !== OLDER_FORM) return answer
    const newest = await form.onOlder(save)
    if (!newest || newest <= base) return refusing(form, save)
    base = newest
  }
}

/** For Payload's form, which shows what it reads. */
const refusing = ({ refusal }: OpenForm, { isAutosave }: RefusedSave) =>
  Response.json({ success: false, ...(isAutosave ? { errors: [] } : { message: refusal }) }, { status: OLDER_FORM })

/** What a form of Payload's sends: all of its fields as JSON, beside a file. */
function sentIn(init: RequestInit | undefined): Sent | undefined {
  if (!(init?.body instanceof FormData) || !/^(?:patch|post)$/i.test(init.method ?? '')) return undefined
  const fields = init.body.get('_payload')
  return typeof fields === 'string' ? (JSON.parse(fields) as Sent) : undefined
}

function withBase(init: RequestInit | undefined, base: string): RequestInit {
  const headers = new Headers(init?.headers)
  headers.set(BUILT_FROM_HEADER, base)
  return { ...init, headers }
}

async function savedAtIn(answer: Response): Promise<string | undefined> {
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { doc?: { updatedAt?: string }; result?: { updatedAt?: string } } | null
  return (body?.doc ?? body?.result)?.updatedAt
}
