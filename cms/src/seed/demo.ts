import { blogs } from './content/blogs/index.ts'
import { caseStudies } from './content/case-studies/index.ts'
import { categories } from './content/categories.ts'
import { clients } from './content/clients.ts'
import { globals } from './content/globals.ts'
import { industrySolutions } from './content/industry-solutions/index.ts'
import { jobTitles } from './content/jobTitles.ts'
import { keywords } from './content/keywords.ts'
import { leaders } from './content/leaders.ts'
import { hiringDesk, mailTemplates, rejectionReasons } from './content/mailTemplates.ts'
import { mediaKit, mediaKitFiles } from './content/mediaKit.ts'
import { news } from './content/news/index.ts'
import { offices } from './content/offices.ts'
import { pages } from './content/pages/index.ts'
import { partners } from './content/partners.ts'
import { redirects } from './content/redirects.ts'
import { reportFiles, reports } from './content/reports/index.ts'
import { services } from './content/services/index.ts'
import { testimonials } from './content/testimonials.ts'
import { vacancies } from './content/vacancies/index.ts'
import type { DemoDocument, DemoGlobal } from './demoDocument.ts'
import { cvs } from './records/cvs.ts'
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
    ...industrySolutions,
    ...clients,
    ...caseStudies,
    ...testimonials,
    ...partners,
    ...blogs,
    ...news,
    ...vacancies,
    ...reports,
    ...mediaKit,
    ...pages,
    ...keywords,
    ...mailTemplates,
    ...rejectionReasons,
    ...redirects,
  ]
}

/** Site settings, menus, footer, and how the hiring desk works. */
export function demoGlobals(): DemoGlobal[] {
  return [...globals, hiringDesk]
}

/** Every file that the demo content holds. */
export function demoUploads(): DemoUpload[] {
  return [...demoPictures(demoDocuments(), demoGlobals()), ...mediaKitFiles, ...reportFiles, ...cvs]
}
