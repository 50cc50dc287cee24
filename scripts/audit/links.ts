import { LinkChecker, LinkState } from 'linkinator'
import { type Finding, report } from './findings.ts'
import { openReleasedSite } from './releasedSite.ts'

const site = await openReleasedSite()
const checker = new LinkChecker()
const findings: Finding[] = []

// Other people's servers may be down without the site being wrong; the CMS behind the site is none of its pages.
const isOwn = (url: string) => url.startsWith(`${site.origin}/`) && !/^\/(?:admin|api)\b/.test(new URL(url).pathname)

// The audit asks for a page that is not there on purpose.
const pages = site.pages.filter((page) => !page.endsWith('/no-such-page'))
const result = await checker.check({
  path: pages.map((page) => `${site.origin}${page}`),
  checkFragments: true,
  checkCss: true,
  recurse: true,
  concurrency: 20,
  linksToSkip: async (url) => !isOwn(url),
})
site.stop()

const checked = result.links.filter(({ state }) => state !== LinkState.SKIPPED)
for (const { url, state, status, parent = '' } of checked) {
  if (state === LinkState.OK) continue
  findings.push({
    page: parent.replace(site.origin, '') || '/',
    rule: 'link',
    message: `answers ${status ?? 'nothing'}`,
    where: url.replace(site.origin, ''),
  })
}
report('links', findings, `from ${pages.length} pages, ${checked.length} addresses with their fragments`)
