import { fileURLToPath } from 'node:url'
import { EVERY_ANSWER } from '@diwan/shared/spec/headers'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { adminRedirects, adminRewrites } from './src/admin/adminRoutes.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const nextConfig: NextConfig = {
  poweredByHeader: false,
  transpilePackages: ['@diwan/shared'],
  // One copy of it counts for the whole process.
  serverExternalPackages: ['prom-client'],
  outputFileTracingRoot: root,
  turbopack: { root },
  headers: async () => [{ source: '/:path*', headers: EVERY_ANSWER.map(([key, value]) => ({ key, value })) }],
  productionBrowserSourceMaps: false,
  redirects: async () => adminRedirects,
  rewrites: async () => ({ beforeFiles: adminRewrites, afterFiles: [], fallback: [] }),
  // `npm run types` judges the types of the whole workspace; checking again would double the build's time.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(nextConfig)
