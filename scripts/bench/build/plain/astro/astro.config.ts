import { defineConfig } from 'astro/config'
import { release } from '../../../../../site/publish/renderer/integration.ts'

/** Plain posts, without anything of the site; with `BUNDLES` a build leaves the code release that `renderPlain.ts` renders. */
const { BUNDLES: bundles = '' } = process.env

export default defineConfig({
  output: 'static',
  site: 'https://plain.example',
  devToolbar: { enabled: false },
  build: { format: 'file' },
  integrations: bundles === '' ? [] : [release({ root: import.meta.dirname, inputs: ['src'], bundles })],
})
