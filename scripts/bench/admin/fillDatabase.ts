import { randomBytes } from 'node:crypto'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

type Row = Record<string, SQLInputValue>

const DAY = 86_400_000
const stages = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'withdrawn']
const endings = new Set(['rejected', 'withdrawn'])
const statuses = ['new', 'in-progress', 'answered', 'spam']
const newId = () => randomBytes(12).toString('hex')

function insert(db: DatabaseSync, table: string, row: Row): void {
  const names = Object.keys(row)
  const columns = names.map((name) => `"${name}"`).join(', ')
  db.prepare(`INSERT INTO "${table}" (${columns}) VALUES (${names.map(() => '?').join(', ')})`).run(
    ...Object.values(row),
  )
}

const all = (db: DatabaseSync, sql: string, ...values: SQLInputValue[]) => db.prepare(sql).all(...values) as Row[]
const without = ({ id: _, ...row }: Row): Row => row

/** Makes an entry many times over, with its languages, relations and newest version. */
function multiply(db: DatabaseSync, name: string, count: number): void {
  const [entry] = all(db, `SELECT * FROM "${name}" LIMIT 1`)
  if (!entry) throw new Error(`The demo content has no ${name}`)
  const old = entry.id as string
  const [version] = all(db, `SELECT * FROM "_${name}_v" WHERE parent_id = ? AND latest = 1 LIMIT 1`, old)
  const texts = all(db, `SELECT * FROM "${name}_locales" WHERE _parent_id = ?`, old)
  // Collections that point to many of nothing have no such table.
  const hasRelations = all(db, 'SELECT name FROM sqlite_master WHERE name = ?', `${name}_rels`).length > 0
  const relations = hasRelations ? all(db, `SELECT * FROM "${name}_rels" WHERE parent_id = ?`, old) : []
  const versionTexts = version ? all(db, `SELECT * FROM "_${name}_v_locales" WHERE _parent_id = ?`, version.id!) : []
  const versionRelations =
    version && hasRelations ? all(db, `SELECT * FROM "_${name}_v_rels" WHERE parent_id = ?`, version.id!) : []
  for (let number = 0; number < count; number++) {
    const id = newId()
    const slug = `bench-${name}-${number}`
    const at = new Date(Date.now() - (number % 900) * DAY).toISOString()
    const published: Row = 'published_at' in entry ? { published_at: at } : {}
    insert(db, name, { ...entry, ...published, id, slug, created_at: at, updated_at: at })
    for (const text of texts)
      insert(db, `${name}_locales`, { ...without(text), _parent_id: id, title: `Bench ${number}` })
    for (const relation of relations) insert(db, `${name}_rels`, { ...without(relation), parent_id: id })
    if (!version) continue
    const versionId = newId()
    const versionPublished: Row = 'version_published_at' in version ? { version_published_at: at } : {}
    insert(db, `_${name}_v`, {
      ...version,
      ...versionPublished,
      id: versionId,
      parent_id: id,
      version_slug: slug,
      created_at: at,
      updated_at: at,
    })
    for (const text of versionTexts) {
      insert(db, `_${name}_v_locales`, { ...without(text), _parent_id: versionId, version_title: `Bench ${number}` })
    }
    for (const relation of versionRelations) {
      insert(db, `_${name}_v_rels`, { ...without(relation), parent_id: versionId })
    }
  }
}

function fillContacts(db: DatabaseSync, count: number): void {
  const services = all(db, 'SELECT id FROM services')
  for (let number = 0; number < count; number++) {
    const id = newId()
    const at = new Date(Date.now() - (number % 365) * DAY - number * 1000).toISOString()
    const status = statuses[number % statuses.length]!
    const isAnswered = status === 'answered'
    insert(db, 'contacts', {
      id,
      reference: `DW-B-${number}`,
      kind: 'contact',
      subject: `Question ${number}`,
      message: 'We would like to open an office.',
      name: `Visitor ${number}`,
      email: `visitor-${number}@example.com`,
      status,
      locale: number % 2 ? 'ar' : 'en',
      first_answered_at: isAnswered ? at : null,
      minutes_to_answer: isAnswered ? (number * 37) % 9000 : null,
      created_at: at,
      updated_at: at,
    })
    const service = services[number % services.length]?.id
    if (service) insert(db, 'contacts_rels', { parent_id: id, path: 'topic', services_id: service })
  }
}

function fillApplications(db: DatabaseSync, count: number): void {
  const vacancies = all(db, 'SELECT id FROM vacancies')
  for (let number = 0; number < count; number++) {
    const applicant = newId()
    const at = new Date(Date.now() - (number % 200) * DAY - number * 1000).toISOString()
    insert(db, 'applicants', {
      id: applicant,
      name: `Candidate ${number}`,
      email: `candidate-${number}@example.com`,
      city: 'Riyadh',
      created_at: at,
      updated_at: at,
    })
    const application = newId()
    const stage = stages[number % stages.length]!
    insert(db, 'applications', {
      id: application,
      reference: `AP-B-${number}`,
      applicant_id: applicant,
      vacancy_id: vacancies[number % Math.max(vacancies.length, 1)]?.id ?? null,
      stage,
      stage_since: at,
      created_at: at,
      updated_at: at,
    })
    // From one stage to the next, a day each; what ends an application can come from any of them.
    const way = endings.has(stage) ? ['new', 'screening', stage] : stages.slice(0, stages.indexOf(stage) + 1)
    for (const [step, to] of way.entries())
      insert(db, 'applications_history', {
        _order: step + 1,
        _parent_id: application,
        id: newId(),
        from: way[step - 1] ?? null,
        to,
        at: new Date(Date.parse(at) + step * DAY).toISOString(),
      })
  }
}

/** Fills a CMS's database straight away, past every hook: how it answers when it is full is what is measured. */
export function fillDatabase(
  file: string,
  { entries, records, vacancies }: Record<'entries' | 'records' | 'vacancies', number>,
): void {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA foreign_keys=OFF; PRAGMA synchronous=OFF; BEGIN')
  multiply(db, 'blogs', entries)
  multiply(db, 'vacancies', vacancies)
  fillContacts(db, records)
  fillApplications(db, records)
  db.exec('COMMIT; ANALYZE')
  db.close()
}
