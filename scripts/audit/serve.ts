import { openReleasedSite } from './releasedSite.ts'

// The site that the audits look at, served until it is stopped: for looking at it too, or for several audits with AUDIT_URL.
const site = await openReleasedSite({ hasStyleguide: process.argv.includes('--styleguide') })
console.log(`${site.origin}: ${site.pages.length} pages of ${site.templates.length} templates. Ctrl-C stops it.`)
process.on('SIGINT', () => process.exit(0))
