import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { flags } from './integrations/flags.ts'
import { release } from './publish/renderer/integration.ts'
import { engage } from './src/behaviours/engage/integration.ts'

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
  integrations: [react(), engage(), flags(), release()],
  vite: {
    build: {
      // A data: URL would need its own exception in the policy.
      assetsInlineLimit: 0,
      // One stylesheet for the whole site: one request blocks the first paint, and every later page has it.
      cssCodeSplit: false,
    },
  },
})
