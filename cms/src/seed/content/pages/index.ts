import { aboutUs } from './about-us.ts'
import { articles } from './articles.ts'
import { careers } from './careers.ts'
import { clients } from './clients.ts'
import { contactUs } from './contact-us.ts'
import { corporateGovernance } from './corporate-governance.ts'
import { graduateEliteProgram } from './graduate-elite-program.ts'
import { home } from './home.ts'
import { leadership } from './leadership.ts'
import { mediaKit } from './media-kit.ts'
import { newsRoom } from './news-room.ts'
import { partners } from './partners.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { reportsPublications } from './reports-publications.ts'
import { sitemap } from './sitemap.ts'
import { thankYou } from './thank-you.ts'

/** The fixed pages. */
export const pages = [
  aboutUs,
  articles,
  careers,
  clients,
  contactUs,
  corporateGovernance,
  graduateEliteProgram,
  home,
  leadership,
  mediaKit,
  newsRoom,
  partners,
  privacyPolicy,
  reportsPublications,
  sitemap,
  thankYou,
]
