import { KEPT_FORMS_DATABASE } from '../spec/forms.ts'
import { dropKept, keepSubmission, listKept, type Unsent } from './keptSubmissions.ts'

const STORE = 'forms'

type Entries = [name: string, value: FormDataEntryValue][]

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(KEPT_FORMS_DATABASE, 1)
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database of the browser cannot be opened'))
  })
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('The device could not store this'))
    })
    return request.result
  } finally {
    database.close()
  }
}

/** Keeps a submission with its files on this device to be sent later; says whether the device could. */
export async function keepForm(submission: Unsent, form: FormData): Promise<boolean> {
  try {
    await inStore('readwrite', (store) => store.put([...form], submission.key))
  } catch {
    return false
  }
  const isKept = keepSubmission({ ...submission, body: {}, hasForm: true })
  if (!isKept) await dropForm(submission.key)
  return isKept
}

/** What was kept under a key; `undefined` when the browser has cleared it away, `null` when it cannot be read just now. */
export async function formOf(key: string): Promise<FormData | null | undefined> {
  try {
    const entries = (await inStore('readonly', (store) => store.get(key))) as Entries | undefined
    if (!entries) return undefined
    const form = new FormData()
    for (const [name, value] of entries) form.append(name, value)
    return form
  } catch {
    return null
  }
}

/** Takes a kept form back. */
export async function dropForm(key: string): Promise<void> {
  dropKept(key)
  await inStore('readwrite', (store) => store.delete(key)).catch(() => undefined)
}

/** Clears away what nothing in the list of kept submissions names any more, such as what became too old. */
export async function tidyForms(): Promise<void> {
  const named = new Set(listKept().map(({ key }) => key))
  const keys = await inStore('readonly', (store) => store.getAllKeys()).catch(() => [])
  for (const key of keys) if (typeof key === 'string' && !named.has(key)) await dropForm(key)
}
