import type { Chance } from '@diwan/shared/testing/Chance'
import type { Call, Caller } from './Call'
import type { Stored } from './Stored'

type Made = Omit<Call, 'kind' | 'as'> & { as?: Caller }

const LISTS = ['blogs', 'contacts', 'applications', 'vacancies', 'keywords', 'redirects', 'nothing']
const WORDS = ['tax', 'sap', 'a', 'riyadh', 'الزكاة', '', 'zz', '50%']
const STAGES = ['new', 'screening', 'interview', 'offer', 'hired', 'rejected', 'nowhere']

/** Calls beside Payload's own: what visitors, the publisher, the desk and the control panel ask for. */
export function endpointCalls(stored: Stored, chance: Chance): readonly (() => Made)[] {
  const idOf = (collection: string) =>
    chance.happens(0.1) ? chance.pick(['no-id', 'f'.repeat(24)]) : stored.id(collection, chance)
  const get = (path: string, as?: Caller): Made => ({ method: 'GET', path, ...(as && { as }) })
  const post = (path: string, body: unknown, as?: Caller): Made => ({ method: 'POST', path, body, ...(as && { as }) })
  const ref = () => {
    const collection = chance.pick(['blogs', 'services', 'pages', 'vacancies', 'media', 'categories'])
    return { collection, id: idOf(collection) }
  }
  const asked = () => new URLSearchParams(ref()).toString()
  const desk = (call: string, body: unknown) =>
    post(`/api/applications/${idOf('applications')}/${call}`, body, chance.pick(['recruiter', 'editor']))

  return [
    () => get('/api/user', chance.pick(['editor', 'nobody'])),
    () => get('/api/health', 'nobody'),
    () => get('/api/publishing/manifest', 'service'),
    () => get('/api/publishing/status', 'editor'),
    () => get('/api/publishing/history', 'editor'),
    () => get(`/api/publishing/state?${asked()}`, 'editor'),
    () => post('/api/publishing/documents', { refs: [ref(), ref(), ref()] }, 'service'),
    () => get(`/api/publishing/files/${idOf('media')}`, 'service'),
    () => get(`/api/publishing/page?path=/${chance.pick(['about-us', 'nowhere', 'careers'])}`, 'editor'),
    () => get(`/api/admin/search?${new URLSearchParams({ q: chance.pick(WORDS) })}`, 'editor'),
    () => get(`/api/admin/links?${asked()}`, 'editor'),
    () => get(`/api/admin/hints?${asked()}&locale=${chance.pick(['en', 'ar'])}`, 'editor'),
    () => get(`/api/admin/reviews?${asked()}`, 'editor'),
    () => get(`/api/admin/exchange/${chance.pick(LISTS)}?format=${chance.pick(['csv', 'json'])}`, 'admin'),
    () => get(`/api/applications/board?q=${chance.pick(['', 'a', 'Sara', '%'])}`, 'recruiter'),
    () => get(`/api/applications/board?stage=${chance.pick(STAGES)}&page=${chance.pick([1, 2])}`, 'recruiter'),
    () => get(`/api/applications/board?vacancy=${idOf('vacancies')}`, 'recruiter'),
    () => get('/api/applications/report?from=2025-01-01&to=2027-01-01', 'recruiter'),
    () => get(`/api/applications/${idOf('applications')}/panel`, 'recruiter'),
    () => get(`/api/applications/${idOf('applications')}/templates`, 'recruiter'),
    () => desk('note', { text: chance.pick(['Call again.', '']) }),
    () => desk('rate', { criterion: 'Clarity', score: chance.pick([1, 5, 6, null]) }),
    () => desk('tags', { tags: [chance.pick(['strong', 'later', ''])] }),
    () => desk('move', { stage: chance.pick(STAGES), revision: chance.pick([0, 0, 1]), isSilent: true }),
    () => desk('undo', { revision: chance.pick([0, 1]) }),
    () => desk('mail', { subject: 'About your application', text: chance.pick(['Thank you.', '']) }),
    () => get(`/api/applicants/${idOf('applicants')}/export`, 'recruiter'),
    () => get(`/api/contacts/${idOf('contacts')}/templates`, 'editor'),
    () =>
      post(`/api/contacts/${idOf('contacts')}/answer`, { subject: 'Re', text: chance.pick(['Hello.', '']) }, 'editor'),
    () => get(`/api/bundles/${idOf('bundles')}/status`, 'editor'),
    () => get(`/api/downloads/reports/${idOf('reports')}`, 'nobody'),
    () => get(`/api/candidate/${chance.pick(['token', 'x.y.z'])}`, 'nobody'),
    () => get('/api/alerts', 'nobody'),
    () =>
      post(
        '/api/contacts/submit',
        {
          name: chance.pick(['Sara', '']),
          email: chance.pick(['sara@example.com', 'no address']),
          message: 'Please call me about zakat.',
          consent: chance.happens(0.9),
        },
        'nobody',
      ),
    () => post('/api/users/login', { email: 'nobody@example.com', password: 'wrong words here' }, 'nobody'),
    () => get('/api/nothing-of-that-name', chance.pick(['admin', 'nobody'])),
  ]
}
