import { DASHBOARD_PATH } from '@diwan/shared/spec/session'
import { madeBesideEntries, segments, withoutAdding } from './segments.ts'

interface Route {
  source: string
  destination: string
}

const ID = ':id([0-9a-fA-F-]{24,36})'

// Every request to the CMS, an API call too, is compared with each route in turn: collections that keep their name share four.
const renamed = Object.entries(segments).filter(([slug, segment]) => slug !== segment)
const kept = Object.entries(segments).flatMap(([slug, segment]) => (slug === segment ? slug : []))
const routesOf = (make: (slug: string, segment: string, to: { slug: string; segment: string }) => Route[]): Route[] => [
  ...make(`:slug(${kept.join('|')})`, `:slug(${kept.join('|')})`, { slug: ':slug', segment: ':slug' }),
  ...renamed.flatMap(([slug, segment]) => make(slug, segment, { slug, segment })),
]

/**
 * From Payload's own addresses to the specification's, so that every link the admin makes ends on one of them:
 * `/admin/collections/blogs/{id}` → `/admin/auth/blogs/edit/{id}`.
 */
export const adminRedirects: (Route & { permanent: false })[] = [
  { source: '/admin', destination: DASHBOARD_PATH },
  { source: '/admin/auth', destination: DASHBOARD_PATH },
  // An application has no screen of its own: it opens beside its list, from whichever link it was followed.
  ...['/admin/auth/applications/edit', '/admin/collections/applications'].map((path) => ({
    source: `${path}/${ID}/:rest*`,
    destination: '/admin/auth/applications?open=:id',
  })),
  // A person's address without the word between, as a link to look at them is written.
  { source: `/admin/auth/applicants/${ID}`, destination: '/admin/auth/applicants/edit/:id' },
  // In Payload's words, whoever asks for a form that nobody has is not signed in.
  ...[...withoutAdding, ...madeBesideEntries].flatMap((slug) => [
    { source: `/admin/auth/${segments[slug]}/add`, destination: `/admin/auth/${segments[slug]}` },
    { source: `/admin/collections/${slug}/create`, destination: `/admin/auth/${segments[slug]}` },
  ]),
  ...routesOf((slug, _segment, to) => [
    { source: `/admin/collections/${slug}`, destination: `/admin/auth/${to.segment}` },
    { source: `/admin/collections/${slug}/create`, destination: `/admin/auth/${to.segment}/add` },
    { source: `/admin/collections/${slug}/trash/:rest*`, destination: `/admin/auth/${to.segment}/trash/:rest*` },
    { source: `/admin/collections/${slug}/${ID}/:rest*`, destination: `/admin/auth/${to.segment}/edit/:id/:rest*` },
  ]),
].map((route) => ({ ...route, permanent: false }))

/** Back again, inside the server: the address bar keeps the specification's URL while Payload sees its own. */
export const adminRewrites: Route[] = [
  { source: DASHBOARD_PATH, destination: '/admin' },
  ...routesOf((_slug, segment, to) => [
    { source: `/admin/auth/${segment}`, destination: `/admin/collections/${to.slug}` },
    { source: `/admin/auth/${segment}/add`, destination: `/admin/collections/${to.slug}/create` },
    { source: `/admin/auth/${segment}/trash/:rest*`, destination: `/admin/collections/${to.slug}/trash/:rest*` },
    { source: `/admin/auth/${segment}/edit/${ID}/:rest*`, destination: `/admin/collections/${to.slug}/:id/:rest*` },
  ]),
]
