import type { AstroUserConfig } from 'astro'
import { defineConfig } from 'astro/config'
import { flags } from './integrations/flags.ts'
import { islands } from './integrations/islands.ts'
import { minifyInline } from './integrations/minifyInline.ts'
import { testPages } from './integrations/testPages.ts'
import { smallPreload } from './integrations/smallPreload.ts'
import { release } from './publish/renderer/integration.ts'
import { engage } from './src/behaviours/engage/integration.ts'

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number]

/**
 * Keeps the islands' styles out of the browser's bundle: what renders on the server has them in the one stylesheet already, and a
 * second copy would be a second request in front of the first paint.
 */
function oneStylesheet(): VitePlugin {
  return {
    name: 'diwan-one-stylesheet',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    load: (id: string) => (id.endsWith('.css') ? '' : null),
  }
}

/** What every page loads with the first engagement, in one file: apart, they compress worse and come later. */
const engaged = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|nanostores)/',
    '/site/integrations/islandClient',
    '/site/src/islands/(boundary|BlogSubmenu|PageTransitions|Toasts)/',
    '/shared/src/messages/(en/|ar/)?runtime',
    '/shared/src/react/useAtom',
    '/shared/src/browser/(fetchWithRetries|globalError|goTo|httpClient|HttpError|toasts|token)',
  ].join('|'),
)

/** What a form of any kind loads with it, in one file for the same reasons; numbering plans and the list of countries come later. */
const anyForm = new RegExp(
  [
    '/site/src/islands/form/',
    '/shared/src/react/(PhoneField|usePhoneCore|replaceDialCode)',
    '/shared/src/phone/(asciiDigits|countries|nationalNumber|withoutDialCode)\\.',
    '/shared/src/browser/(keptForms|keptSubmissions|submitLazily|newKey|submissionKey)',
  ].join('|'),
)

/** What judges a form before it is sent, and sends it. */
const judged = new RegExp(
  [
    '/node_modules/zod/',
    // What a message asks for comes with the contact form alone, and what the staff's bar asks for with the bar.
    '/shared/src/contracts/(?!contactForm|staffPage|user)',
    '/shared/src/browser/sendSubmission',
    '/site/src/islands/ApplyForm/judgeApplication',
  ].join('|'),
)

/**
 * What editors' blocks can show: every template with blocks would carry the styles of all of them. Each group doubles the number
 * of stylesheets, so what goes together, or is seldom seen, shares one.
 */
const optional = [
  ['components/RichText.astro', 'components/Prose.astro', 'blocks/MediaBlock.astro'],
  ['vacancies/VacancyCard.astro'],
  ['reports/ReportCard.astro', 'offices/OfficeCard.astro', 'leaders/LeaderCard.astro', 'components/Notice.astro'],
  ['components/Steps.astro', 'components/Faq.astro'],
  ['components/IndexList.astro', 'components/Quote.astro', 'components/LogoWall.astro'],
]

export default defineConfig({
  output: 'static',
  site: process.env.SITE_URL || 'http://localhost:4321',
  trailingSlash: 'never',
  // As a class without weight: `data-` attributes on every element cost a tenth of the HTML.
  scopedStyleStrategy: 'where',
  devToolbar: { enabled: false },
  build: {
    format: 'file',
    // The Content-Security-Policy allows no inline style.
    inlineStylesheets: 'never',
  },
  integrations: [islands(), engage(), flags(), testPages(), release({ optional })],
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // What both need comes with the page's first script.
                  { name: 'page', test: /\/behaviours\/start\.ts/, priority: 1 },
                  { name: 'engaged-islands', test: engaged },
                  { name: 'form', test: anyForm },
                  { name: 'judged', test: judged },
                ],
              },
            },
          },
        },
      },
    },
    plugins: [oneStylesheet(), smallPreload(), minifyInline('/behaviours/headScript.ts', 'runHeadScript')],
    build: {
      // A data: URL would need its own exception in the policy.
      assetsInlineLimit: 0,
      modulePreload: false,
      // The parts of which each page's one stylesheet is joined.
      cssCodeSplit: true,
    },
  },
})
