import { type Locale, localePath, locales } from '@diwan/shared/content'
import { ANALYTICS_META } from '@diwan/shared/spec/analytics'
import { clearDefinitions, shared } from '../../store/definitions.ts'
import { defineIndex, defineQuery, shareMarkup } from '../../store/index.ts'
import { PageTrace } from '../../store/PageTrace.ts'
import { traced } from '../../store/traced.ts'
import { PathListing } from '../renderer/PathListing.ts'
import { payloadFileOf, payloadOf } from '../renderer/payloadOf.ts'
import { RenderError } from '../renderer/RenderError.ts'
import type { Renderer, Target } from '../renderer/Renderer.ts'

interface Options {
  code?: string
  staticFolder: string
}

/** A small site in plain functions: home with the newest posts, a page per post with its neighbours, 404, a feed, one header and one footer. */
export function testSite({ code = 'code-1', staticFolder }: Options): Renderer {
  clearDefinitions()
  const byDate = defineIndex({
    name: 'byDate',
    collection: 'blogs',
    entriesOf: (body) => [{ partition: 'all', key: String(body.date) }],
  })
  const bySlug = defineIndex({
    name: 'bySlug',
    collection: 'blogs',
    entriesOf: (body) => [
      { partition: 'all', key: String(body.slug) },
      { partition: `slug:${String(body.slug)}`, key: '' },
    ],
  })
  const findSlug = defineQuery('slug', (store, { id, locale }: { id: string; locale: Locale }) => {
    const body = store.document('blogs', id, locale)
    if (body?.slug === null) throw new Error('It has no slug.')
    return String(body?.slug)
  })
  const listSlugs = defineQuery('slugs', (store, locale: Locale) =>
    store.scan(bySlug, locale, 'all').map((id) => findSlug({ id, locale })),
  )
  const findCard = defineQuery(
    'card',
    (store, { id, locale }: { id: string; locale: Locale }) => {
      const body = store.document('blogs', id, locale)
      return { title: String(body?.title), href: localePath(locale, `/blog/${String(body?.slug)}`) }
    },
    { isKept: true },
  )
  const listLatest = defineQuery('latest', (store, locale: Locale) =>
    findCard.each(store.scan(byDate, locale, 'all', { descending: true, limit: 3 }).map((id) => ({ id, locale }))),
  )
  const findPost = defineQuery('post', (store, { slug, locale }: { slug: string; locale: Locale }) => {
    const [id = ''] = store.scan(bySlug, locale, `slug:${slug}`)
    const body = store.document('blogs', id, locale)
    if (body === null) throw new Error('no such post')
    const closes = typeof body.closes === 'string' && store.hasPassed(body.closes)
    const around = [true, false].flatMap((descending) =>
      store.scan(byDate, locale, 'all', { after: id, descending, limit: 1 }),
    )
    const { title, text = '', link = null, image = null } = body
    return { title, text, link, image, closes, around: around.map((other) => findCard({ id: other, locale })) }
  })
  const countPosts = defineQuery('count', (store, locale: Locale) => store.count(byDate, locale, 'all'))
  const findName = defineQuery('name', (store, locale: Locale) => String(store.global('site-settings', locale)?.name))

  const findAnalytics = defineQuery('analytics', (store, locale: Locale) => {
    const { analytics = null } = store.global('site-settings', locale) ?? {}
    return analytics
  })

  const findFooterLink = defineQuery('footer link', (store, locale: Locale) => {
    const { link = null } = store.global('footer', locale) ?? {}
    return link
  })

  const header = (locale: Locale) =>
    shareMarkup(
      `header ${locale}`,
      () => findName(locale),
      async (name) => `<header class="header">${name}</header>`,
    )
  const footer = (locale: Locale) =>
    shareMarkup(
      `footer ${locale}`,
      () => findFooterLink(locale),
      async (link) => `<footer>${link === null ? '' : `<a href="${String(link)}">More</a>`}</footer>`,
    )
  const shares = new Map(
    locales.flatMap((locale) => [
      [`header ${locale}`, () => header(locale)],
      [`footer ${locale}`, () => footer(locale)],
    ]),
  )
  const analytics = (locale: Locale) => {
    const id = findAnalytics(locale)
    return id === null ? '' : `<meta name="${ANALYTICS_META}" content="${String(id)}">`
  }
  const html = async (locale: Locale, title: unknown, body: string) =>
    `<!DOCTYPE html><html lang="${locale}" data-code="${code}" data-page="__DIWAN_PAGE_HASH__"><head>` +
    `<title>${String(title)}</title>${analytics(locale)}</head><body>${await header(locale)}${body}${await footer(locale)}</body></html>`
  const cards = (list: { title: string; href: string }[]) =>
    `<ul>${list.map(({ title, href }) => `<li><a href="${href}">${title}</a></li>`).join('')}</ul>`

  const routes: Record<string, { paths: () => string[]; render: (path: string) => string | Promise<string> }> = {
    '/': {
      paths: () => locales.map((locale) => localePath(locale, '/')),
      render: (path) => {
        const locale = path === '/ar' ? 'ar' : 'en'
        return html(locale, findName(locale), cards(listLatest(locale)))
      },
    },
    '/blog/[slug]': {
      paths: () => locales.flatMap((locale) => listSlugs(locale).map((slug) => localePath(locale, `/blog/${slug}`))),
      render: (path) => {
        const locale = path.startsWith('/ar/') ? 'ar' : 'en'
        const post = findPost({ slug: path.split('/').at(-1) as string, locale })
        const link = post.link === null ? '' : `<a href="${String(post.link)}">More</a>`
        const image = post.image === null ? '' : `<img src="${String(post.image)}">`
        return html(
          locale,
          post.title,
          `<p>${String(post.text)}</p>${link}${image}${post.closes ? 'Closed' : ''}${cards(post.around)}`,
        )
      },
    },
    '/404': { paths: () => ['/404'], render: () => html('en', 'Not found', '') },
    '/feed.xml': { paths: () => ['/feed.xml'], render: () => `<feed count="${countPosts('en')}"></feed>` },
  }

  const find = (route: string) => routes[route] as (typeof routes)[string]
  const fileOf = (path: string) =>
    path === '/' ? 'index.html' : path.includes('.') ? path.slice(1) : `${path.slice(1)}.html`

  return {
    code: { id: code, timestamp: 1, prerendered: Object.keys(routes) },
    staticFolder,
    routes: () => Object.keys(routes),
    routesAt: (pathname) => Object.keys(routes).filter((route) => find(route).paths().includes(pathname)),
    async targetsOf(route) {
      const { result, trace } = await traced(async () => find(route).paths())
      const targetOf = (pathname = ''): Target => ({ file: fileOf(pathname), route, pathname })
      const paths = result.map((pathname) => ({ params: { pathname } }))
      const listing = new PathListing(paths, ({ params }) => targetOf(params.pathname))
      return { route, trace, listing, targets: result.map((pathname) => targetOf(pathname)) }
    },
    async render(target) {
      const trace = new PageTrace()
      try {
        const text = await shared.traces.run(trace, async () => find(target.route).render(target.pathname))
        const files = [{ path: target.file, body: Buffer.from(text.replaceAll('__DIWAN_PAGE_HASH__', trace.hash)) }]
        if (target.file.endsWith('.html')) {
          files.push({ path: payloadFileOf(target.file), body: Buffer.from(payloadOf(trace)) })
        }
        return { files, trace }
      } catch (error) {
        throw new RenderError(target.pathname, trace, error)
      }
    },
    async renderMarkup(name) {
      const share = shares.get(name)
      return share === undefined ? null : (await traced(share)).trace
    },
  }
}
