import type { Role } from '@diwan/shared/contracts/user'
import type { UserDoc } from '@diwan/shared/generated/payload-types'
import { expect } from 'vitest'
import type { Api } from '../../tests/Api'
import { createUser } from '../../tests/builders/createUser'
import { test } from '../../tests/test'

/** Who may create (c), read (r), update (u), delete (d) and read versions (v), on some documents at least; visitors may nothing. */
type Rights = Record<Role, string>

const editors: Rights = { admin: 'crudv', editor: 'crudv', recruiter: 'rv', service: 'r' }
const recruiters: Rights = { admin: 'crudv', editor: 'rv', recruiter: 'crudv', service: 'r' }
const desk: Rights = { admin: 'crud', editor: '', recruiter: 'crud', service: '' }

const collections: Record<string, Rights> = {
  pages: editors,
  services: editors,
  'industry-solutions': editors,
  blogs: editors,
  news: editors,
  'case-studies': editors,
  categories: editors,
  keywords: editors,
  partners: editors,
  clients: editors,
  leaders: editors,
  offices: editors,
  testimonials: editors,
  reports: editors,
  'media-kit': editors,
  media: { admin: 'crud', editor: 'crud', recruiter: 'r', service: 'r' },
  redirects: { admin: 'crud', editor: 'crud', recruiter: 'r', service: 'r' },
  vacancies: recruiters,
  'job-titles': { admin: 'crud', editor: 'r', recruiter: 'crud', service: 'r' },
  applicants: { admin: 'cru', editor: '', recruiter: 'cru', service: '' },
  applications: { admin: 'ru', editor: '', recruiter: 'ru', service: '' },
  interviews: { admin: 'r', editor: '', recruiter: 'r', service: '' },
  'rejection-reasons': desk,
  'mail-templates': { admin: 'crud', editor: 'crud', recruiter: 'crud', service: '' },
  'job-alerts': { admin: 'rd', editor: '', recruiter: 'rd', service: '' },
  'hiring-tasks': desk,
  'vacancy-announcements': { admin: 'r', editor: '', recruiter: 'r', service: '' },
  'deletion-certificates': { admin: 'r', editor: '', recruiter: 'r', service: '' },
  'equal-opportunity-answers': { admin: '', editor: '', recruiter: '', service: '' },
  contacts: { admin: 'rud', editor: 'ru', recruiter: '', service: '' },
  files: { admin: 'crud', editor: 'crud', recruiter: 'cru', service: 'r' },
  mails: { admin: 'r', editor: 'r', recruiter: 'r', service: '' },
  comments: { admin: 'crud', editor: 'crud', recruiter: 'crud', service: '' },
  bundles: { admin: 'crud', editor: 'crud', recruiter: 'r', service: '' },
  reviews: { admin: 'r', editor: 'r', recruiter: 'r', service: '' },
  // Recruiters: those of vacancies, as `ownership.int.test.ts` shows.
  'preview-links': { admin: 'crud', editor: 'crud', recruiter: 'crud', service: '' },
  users: { admin: 'crud', editor: 'ru', recruiter: 'ru', service: 'r' },
  releases: { admin: 'r', editor: 'r', recruiter: 'r', service: '' },
  'audit-log': { admin: 'r', editor: '', recruiter: '', service: '' },
  outbox: { admin: 'r', editor: 'r', recruiter: 'r', service: '' },
  'payload-jobs': { admin: '', editor: '', recruiter: '', service: '' },
  'payload-kv': { admin: '', editor: '', recruiter: '', service: '' },
  // How they change hands, `ownEditLocks.int.test.ts` shows.
  'payload-locked-documents': { admin: 'rud', editor: 'rud', recruiter: 'rud', service: '' },
  'payload-query-presets': { admin: 'crud', editor: 'crud', recruiter: 'crud', service: '' },
}

const globals: Record<string, Rights> = {
  'site-settings': { admin: 'ruv', editor: 'ruv', recruiter: 'rv', service: 'r' },
  navigation: { admin: 'ruv', editor: 'ruv', recruiter: 'rv', service: 'r' },
  footer: { admin: 'ruv', editor: 'ruv', recruiter: 'rv', service: 'r' },
  'hiring-desk': { admin: 'ru', editor: '', recruiter: 'ru', service: '' },
}

/** Payload's own: the first is nobody's, of the second each account has its own and reaches no other's. */
const apart = new Set(['payload-migrations', 'payload-preferences'])

/** Fields with rules of their own, as far as they are narrower than their collection's. */
const fields: Record<string, Partial<Rights>> = {
  'pages.catalogueKey': { admin: 'r', editor: 'r' },
  'services.catalogueKey': { admin: 'r', editor: 'r' },
  'industry-solutions.catalogueKey': { admin: 'r', editor: 'r' },
  'applicants.consents': { admin: 'cr', recruiter: 'cr' },
  'applicants.ownEmails': { admin: '', recruiter: '' },
  ...Object.fromEntries(
    ['possibleDuplicates', 'otherPeople', 'suggestions', 'remindedAt', 'anonymisedAt'].map((name) => [
      `applicants.${name}`,
      { admin: 'r', recruiter: 'r' },
    ]),
  ),
  'applications.reference': { admin: 'r', recruiter: 'r' },
  'applications.applicant': { admin: 'r', recruiter: 'r' },
  'applications.vacancy': { admin: 'r', recruiter: 'r' },
  'applications.coverLetter': { admin: 'r', recruiter: 'r' },
  'applications.cv': { admin: 'r', recruiter: 'r' },
  'applications.answers': { admin: 'r', recruiter: 'r' },
  'applications.history': { admin: 'r', recruiter: 'r' },
  'applications.rating': { admin: 'r', recruiter: 'r' },
  'applications.knockedOut': { admin: 'r', recruiter: 'r' },
  'applications.stageSince': { admin: 'r', recruiter: 'r' },
  'applications.revision': { admin: 'r', recruiter: 'r' },
  'applications.source': { admin: 'r', recruiter: 'r' },
  'applications.locale': { admin: 'r', recruiter: 'r' },
  'contacts.reference': { admin: 'r', editor: 'r' },
  'contacts.kind': { admin: 'r', editor: 'r' },
  'contacts.subject': { admin: 'r', editor: 'r' },
  'contacts.message': { admin: 'r', editor: 'r' },
  'contacts.name': { admin: 'r', editor: 'r' },
  'contacts.company': { admin: 'r', editor: 'r' },
  'contacts.email': { admin: 'r', editor: 'r' },
  'contacts.phone': { admin: 'r', editor: 'r' },
  'contacts.topic': { admin: 'r', editor: 'r' },
  'contacts.report': { admin: 'r', editor: 'r' },
  'contacts.consents': { admin: 'r', editor: 'r' },
  'contacts.locale': { admin: 'r', editor: 'r' },
  'files.kind': { editor: 'cr', recruiter: 'cr' },
  'bundles.state': { admin: 'r', editor: 'r' },
  'bundles.publishAt': { admin: 'r', editor: 'r' },
  'bundles.publishedAt': { admin: 'r', editor: 'r' },
  'bundles.publishedBy': { admin: 'r', editor: 'r' },
  'bundles.error': { admin: 'r', editor: 'r' },
  'bundles.batch': { admin: '', editor: '', recruiter: '' },
  'bundles.before': { admin: '', editor: '', recruiter: '' },
  'contacts.answers': { admin: 'r', editor: 'r' },
  'contacts.firstAnsweredAt': { admin: 'r', editor: 'r' },
  'contacts.minutesToAnswer': { admin: 'r', editor: 'r' },
  'preview-links.token': { admin: 'r', editor: 'r', recruiter: 'r' },
  'preview-links.url': { admin: 'r', editor: 'r', recruiter: 'r' },
  // Asked for and forgotten.
  'users.currentPassword': { admin: 'ru' },
  'users.role': { editor: 'r', recruiter: 'r' },
  'users.enableAPIKey': { editor: '', recruiter: '', service: '' },
  'users.apiKey': { admin: 'cu', editor: '', recruiter: '', service: '' },
  // Calculated: what is sent for it is not stored.
  'users.hasAPIKey': { editor: 'u', recruiter: 'u', service: '' },
  // Everybody reads those of their own account; Payload writes them.
  'users.sessions': { admin: 'c', editor: '', recruiter: '', service: '' },
  'payload-locked-documents.document': { admin: 'r', editor: 'r', recruiter: 'r' },
  'payload-locked-documents.globalSlug': { admin: 'r', editor: 'r', recruiter: 'r' },
  'site-settings.analytics': { editor: 'r' },
  'site-settings.requireSecondPerson': { editor: 'r' },
}

const roles = ['admin', 'editor', 'recruiter', 'service'] as const
const nobody = 'where[id][equals]=ffffffffffffffffffffffff'
const json = { 'Content-Type': 'application/json' }

/** What the REST API lets somebody do with a collection: the letters of the operations that are not refused. */
async function rightsIn(api: Api, slug: string, headers: Record<string, string>): Promise<string> {
  const calls = {
    c: api.post(`/api/${slug}`, {}, headers),
    r: api.fetch(`/api/${slug}?limit=1`, { headers }),
    u: api.fetch(`/api/${slug}?${nobody}`, { method: 'PATCH', headers: { ...json, ...headers }, body: '{}' }),
    d: api.fetch(`/api/${slug}?${nobody}`, { method: 'DELETE', headers }),
    v: api.fetch(`/api/${slug}/versions?limit=1`, { headers }),
  }
  let rights = ''
  for (const [letter, call] of Object.entries(calls)) {
    const { status } = await call
    expect(status, `${letter} ${slug}`).toBeLessThan(500)
    // What is not there at all (404) is nobody's to do.
    if (![401, 403, 404].includes(status)) rights += letter
  }
  return rights
}

test('every collection and global has its line in the table', ({ payload }) => {
  const own = payload.config.collections.map(({ slug }) => slug).filter((slug) => !apart.has(slug))

  expect(own.sort()).toEqual(Object.keys(collections).sort())
  expect(payload.config.globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(globals).sort())
})

test('a visitor may do nothing with any collection, and is told to sign in', async ({ api, payload }) => {
  for (const { slug } of payload.config.collections) {
    if (slug === 'payload-migrations') continue
    const answers = await Promise.all([
      api.fetch(`/api/${slug}`),
      api.post(`/api/${slug}`, {}),
      api.fetch(`/api/${slug}?${nobody}`, { method: 'PATCH', headers: json, body: '{}' }),
      api.fetch(`/api/${slug}?${nobody}`, { method: 'DELETE' }),
    ])
    expect(
      answers.map(({ status }) => status),
      slug,
    ).toEqual([401, 401, 401, 401])
  }
  for (const slug of Object.keys(globals)) {
    expect((await api.fetch(`/api/globals/${slug}`)).status).toBe(401)
    expect((await api.post(`/api/globals/${slug}`, {})).status).toBe(401)
  }
})

for (const role of roles) {
  test(`a signed-in ${role} may do with each collection what the table says`, async ({ api }) => {
    const headers = await api.as(role)
    const found: Record<string, string> = {}
    for (const slug of Object.keys(collections)) found[slug] = await rightsIn(api, slug, headers)

    expect(found).toEqual(Object.fromEntries(Object.entries(collections).map(([slug, rights]) => [slug, rights[role]])))
  })

  test(`a signed-in ${role} may do with each field what the table says`, async ({ api, payload }) => {
    const response = await api.fetch('/api/access', { headers: await api.as(role) })
    const access = (await response.json()) as Record<'collections' | 'globals', Record<string, Permission>>

    const found: Record<string, string> = {}
    for (const [kind, table] of [['collections', collections] as const, ['globals', globals] as const]) {
      for (const { slug, flattenedFields } of payload.config[kind]) {
        const whole = onlyFieldRights(table[slug]?.[role] ?? '')
        for (const field of flattenedFields) {
          // Payload never sends hidden fields; the last test shows it for accounts.
          if (field.name === 'id' || ('hidden' in field && field.hidden)) continue
          const rights = within(whole, lettersOf(access[kind]?.[slug], field.name))
          if (rights !== whole) found[`${slug}.${field.name}`] = rights
        }
      }
    }
    const expected = Object.entries(fields).filter(([, rights]) => rights[role] !== undefined)

    expect(found).toEqual(Object.fromEntries(expected.map(([path, rights]) => [path, rights[role]])))
  })
}

test('nobody is sent the secrets of an account', async ({ api, payload }) => {
  const service = await createUser(payload, { role: 'service', apiKey: 'a key that only the publisher knows' })
  const response = await api.fetch(`/api/users/${service.id}`, { headers: await api.as('admin') })
  const account = (await response.json()) as UserDoc

  expect(account.name).toBe(service.name)
  for (const secret of ['apiKey', 'apiKeyIndex', 'hash', 'salt', 'password', 'resetPasswordToken']) {
    expect(account).not.toHaveProperty(secret)
  }
})

type Rule = true | { permission: boolean } | undefined
type Permission = Partial<Record<'create' | 'read' | 'update', Rule>> & {
  fields?: true | Record<string, true | Permission>
}

const letters = { c: 'create', r: 'read', u: 'update' } as const

const onlyFieldRights = (rights: string) => rights.replace(/[^cru]/g, '')

/** A field is never more open than its collection. */
const within = (whole: string, rights: string) => [...whole].filter((letter) => rights.includes(letter)).join('')

/** Payload answers `true` where a field has no rule of its own, and leaves out what nobody may. */
function lettersOf(entity: Permission | undefined, name: string): string {
  const field = entity?.fields === true ? true : entity?.fields?.[name]
  if (field === true) return 'cru'
  return Object.entries(letters)
    .filter(([, operation]) => field?.[operation])
    .map(([letter]) => letter)
    .join('')
}
