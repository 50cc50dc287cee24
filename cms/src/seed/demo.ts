import { categories } from './content/categories.ts'
import { clients } from './content/clients.ts'
import { jobTitles } from './content/jobTitles.ts'
import { leaders } from './content/leaders.ts'
import { offices } from './content/offices.ts'
import { partners } from './content/partners.ts'
import { redirects } from './content/redirects.ts'
import { services } from './content/services/index.ts'
import { testimonials } from './content/testimonials.ts'
import type { DemoDocument, DemoGlobal } from './demoDocument.ts'
import { demoPictures } from './uploads/demoPictures.ts'
import type { DemoUpload } from './uploads/demoUpload.ts'

/** Every document of the demo content, those that others point to first. */
export function demoDocuments(): DemoDocument[] {
  return [
    ...categories,
    ...jobTitles,
    ...leaders,
    ...offices,
    ...services,
    ...clients,
    ...testimonials,
    ...partners,
    ...redirects,
  ]
}

/** Site settings, menus and footer. */
export function demoGlobals(): DemoGlobal[] {
  return []
}

/** Every file that the demo content holds. */
export function demoUploads(): DemoUpload[] {
  return demoPictures(demoDocuments(), demoGlobals())
}
