import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'static',
  site: 'https://plain.example',
  devToolbar: { enabled: false },
  build: { format: 'file' },
})
