import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultLocale } from '@diwan/shared/content'
import { MAX_UPLOAD_MEGABYTES } from '@diwan/shared/spec/admin'
import { COOKIE_PREFIX } from '@diwan/shared/spec/session'
import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { ownEditLocks } from '@/access/ownEditLocks'
import { adminComponents } from '@/admin/adminComponents'
import { languageNames } from '@/admin/languageNames'
import { payloadWords } from '@/admin/payloadWords'
import { queryPresets, sharePresets } from '@/admin/queryPresets'
import { withoutMarks } from '@/admin/withoutMarks'
import { collections } from '@/collections'
import { databaseAdapter } from '@/database'
import { emailAdapter } from '@/email'
import { siteEndpoints } from '@/endpoints'
import { adminEndpoints } from '@/endpoints/admin'
import { guardCalls } from '@/endpoints/guardCalls'
import { env } from '@/env'
import { richTextEditor } from '@/fields/richTextEditor'
import { keptDrawings } from '@/files/keptDrawings'
import { keepUploadsInBucket } from '@/files/store/keepUploadsInBucket'
import { formEndpoints } from '@/forms/endpoints'
import { globals } from '@/globals'
import { answerErrorsAlike } from '@/hooks/answerErrorsAlike'
import { jobs } from '@/jobs'
import { publishOnSchedule } from '@/jobs/publishOnSchedule'
import { logger } from '@/observing/logger'
import { observeCalls } from '@/observing/observeCalls'
import { publishingEndpoints } from '@/publishing/endpoints'

// Not `import.meta.dirname`: it is undefined in the Turbopack build of this file.
const src = dirname(fileURLToPath(import.meta.url))
const origins = [...new Set([env.SITE_URL, env.PUBLIC_API_BASE])]

export default buildConfig({
  serverURL: env.SITE_URL,
  secret: env.PAYLOAD_SECRET,
  cookiePrefix: COOKIE_PREFIX,
  csrf: origins,
  cors: origins,
  telemetry: false,
  ...(logger ? { logger } : {}),
  admin: {
    user: 'users',
    avatar: 'default',
    components: adminComponents,
    dateFormat: 'yyyy-MM-dd HH:mm',
    importMap: { baseDir: src },
    meta: { titleSuffix: '· Diwan', defaultOGImageType: 'off', icons: [{ rel: 'icon', url: '/favicon.svg' }] },
  },
  collections,
  globals,
  endpoints: [...adminEndpoints, ...siteEndpoints, ...publishingEndpoints, ...formEndpoints],
  localization: {
    locales: [
      { code: 'en', label: languageNames('en') },
      { code: 'ar', label: languageNames('ar'), rtl: true },
    ],
    defaultLocale,
    // An editor publishes the language in front of them; the other one when it is written.
    defaultLocalePublishOption: 'active',
    // A text that is missing in a language is missing there: the site says so instead of mixing languages unseen.
    fallback: false,
  },
  i18n: {
    supportedLanguages: { en, ar: withoutMarks(ar) },
    fallbackLanguage: 'en',
    translations: payloadWords,
  },
  experimental: { localizeStatus: true },
  editor: richTextEditor,
  db: databaseAdapter(),
  email: emailAdapter,
  jobs,
  sharp: keptDrawings(sharp),
  plugins: [keepUploadsInBucket],
  graphQL: { disable: true },
  queryPresets,
  defaultDepth: 1,
  maxDepth: 2,
  // Without `safeFileNames`, by which names lose their endings and Arabic ones all of their letters: `nameFileForWeb` names public files.
  upload: { abortOnLimit: true, limits: { fileSize: MAX_UPLOAD_MEGABYTES * 1024 * 1024 } },
  // `npm run generate` writes the types: at each start Payload would do so in a second process with a second Payload.
  typescript: {
    autoGenerate: false,
    declare: false,
    outputFile: resolve(src, '../../shared/src/generated/payload-types.ts'),
  },
  hooks: { afterError: [answerErrorsAlike] },
})
  .then(publishOnSchedule)
  .then(sharePresets)
  .then(ownEditLocks)
  .then(guardCalls)
  .then(observeCalls)
