import { locales } from '@diwan/shared/content'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import { panelMessages } from '@diwan/shared/messages/panel'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { audit } from '@/audit/audit'
import { columnsOf, type Exchanged } from './exchanged'
import type { PlacedRow, Row } from './readRows'
import { cellOf, rowOf } from './rowOf'

interface RowFault {
  row: number
  message: string
}

export interface ImportResult {
  created: number
  updated: number
  /** Rows that say what is there already: nothing is saved for them. */
  unchanged: number
  faults: RowFault[]
}

const wordsFor = ({ i18n }: PayloadRequest) => panelMessages[i18n?.language === 'ar' ? 'ar' : 'en'].exchange

/** Columns that a list does not have. */
export function unknownColumns(list: Exchanged, rows: PlacedRow[]): string[] {
  const known = new Set(columnsOf(list))
  return [...new Set(rows.flatMap(({ row }) => Object.keys(row)))].filter((name) => !known.has(name))
}

const nothingYet = (): ImportResult => ({ created: 0, updated: 0, unchanged: 0, faults: [] })

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

function put(data: Row, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) data[name] = value
  else put((data[name] ??= {}) as Row, rest.join('.'), value)
}

// Spreadsheets write both in capital letters.
const flagOr = (value: unknown) =>
  /^true$/i.test(String(value)) ? true : /^false$/i.test(String(value)) ? false : value

/** What a row says in one language, and what it says in all of them. */
function dataOf(list: Exchanged, row: Row, locale: 'en' | 'ar', isFirst: boolean): Row {
  const data: Row = {}
  for (const name of list.localized) {
    const value = row[`${name}.${locale}`]
    if (isGiven(value)) put(data, name, value)
  }
  if (isFirst) {
    for (const name of list.writable) {
      const value = row[name]
      if (isGiven(value)) data[name] = flagOr(value)
    }
  }
  return data
}

const messageOf = (error: unknown): string => {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ message, path }) => `${path}: ${message}`).join('; ')
  }
  return error instanceof Error ? error.message : String(error)
}

function refuseIf(fault: string | undefined): void {
  if (fault !== undefined) throw new Error(fault)
}

/** Columns whose values are one document's each. */
const UNIQUE = ['slug', 'email']

/** What is wrong with rows that say of another document what a row above says of its own, by their places. */
function repetitions(req: PayloadRequest, { writable }: Exchanged, rows: PlacedRow[]): Map<number, string> {
  const found = new Map<number, string>()
  for (const name of UNIQUE.filter((each) => writable.includes(each))) {
    const first = new Map<string, PlacedRow>()
    for (const placed of rows) {
      const value = isGiven(placed.row[name]) ? String(placed.row[name]).trim().toLowerCase() : ''
      const above = first.get(value)
      if (!above) first.set(value, placed)
      else if (value && !(isGiven(placed.row.id) && placed.row.id === above.row.id))
        found.set(placed.place, wordsFor(req).sameAs(name, above.place))
    }
  }
  return found
}

/** Tries each row by itself and takes it back: the faults of all rows are found at once. */
export async function checkRows(
  req: PayloadRequest,
  list: Exchanged,
  rows: PlacedRow[],
  onProgress: (done: number) => void,
): Promise<ImportResult> {
  const result = nothingYet()
  const repeated = repetitions(req, list, rows)
  for (const [index, { place, row }] of rows.entries()) {
    const unit = await unitOf(req)
    try {
      await initTransaction(unit)
      refuseIf(repeated.get(place))
      result[await importRow(unit, list, row)] += 1
    } catch (error) {
      result.faults.push({ row: place, message: messageOf(error) })
    } finally {
      await killTransaction(unit)
    }
    onProgress(index + 1)
  }
  return result
}

/** Brings all rows in, in one transaction: the first one that cannot be saved takes all of them back. */
export async function importRows(
  req: PayloadRequest,
  list: Exchanged,
  rows: PlacedRow[],
  onProgress: (done: number) => void,
): Promise<ImportResult> {
  const result = nothingYet()
  const repeated = repetitions(req, list, rows)
  const unit = await unitOf(req)
  let at = 0
  try {
    await initTransaction(unit)
    for (const [index, { place, row }] of rows.entries()) {
      at = place
      refuseIf(repeated.get(place))
      result[await importRow(unit, list, row)] += 1
      onProgress(index + 1)
    }
    await audit(unit, { action: 'import', collection: list.collection, detail: { rows: rows.length } })
    await commitTransaction(unit)
    return result
  } catch (error) {
    await killTransaction(unit)
    return { ...nothingYet(), faults: [{ row: at, message: messageOf(error) }] }
  }
}

async function unitOf({ i18n, payload, user }: PayloadRequest): Promise<PayloadRequest> {
  const unit = await createLocalReq({}, payload)
  unit.user = user
  unit.i18n = i18n
  return unit
}

async function importRow(req: PayloadRequest, list: Exchanged, row: Row): Promise<'created' | 'updated' | 'unchanged'> {
  const { collection, creates, hasDrafts } = list
  const words = wordsFor(req)
  const shared = { collection, depth: 0, req, user: req.user, overrideAccess: false, draft: hasDrafts } as const
  let id = isGiven(row.id) ? String(row.id) : null
  const known = id && isObjectId(id) ? await find(req, collection, id) : null
  if (id && !known) throw new Error(words.notFound)
  if (!id && !creates) throw new Error(words.notFound)
  const news = known ? newsOf(list, row, known as unknown as Row) : row
  const written = locales.filter((locale) => Object.keys(dataOf(list, news, locale, false)).length > 0)
  const order = list.localized.length === 0 || written.length === 0 ? (['en'] as const) : written
  for (const [position, locale] of order.entries()) {
    const data = dataOf(list, news, locale, position === 0)
    if (id && Object.keys(data).length === 0) return 'unchanged'
    if (id) await req.payload.update({ ...shared, id, data: data as never, locale } as never)
    else
      id = String(
        ((await req.payload.create({ ...shared, data: data as never, locale } as never)) as { id: string }).id,
      )
  }
  return known === null ? 'created' : 'updated'
}

/** The cells of a row that say something else than the document does. The others would only make drafts of what nobody changed. */
function newsOf(list: Exchanged, row: Row, doc: Row): Row {
  const before = rowOf(list, doc)
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => cellOf(flagOr(value)) !== cellOf(before[name])),
  )
}

const find = (req: PayloadRequest, collection: string, id: string) =>
  req.payload.findByID({
    collection: collection as 'blogs',
    id,
    draft: true,
    depth: 0,
    locale: 'all',
    user: req.user,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
