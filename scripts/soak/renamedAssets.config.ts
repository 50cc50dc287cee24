import site from '../../site/astro.config.ts'

// The site, with another name for every script and style: what a new version of the code does at its worst. For `oldTabs.ts`.
const salt = process.env.ASSET_SALT ?? 'renamed'
const output = {
  entryFileNames: `_astro/[name].[hash].${salt}.js`,
  chunkFileNames: `_astro/[name].[hash].${salt}.js`,
  assetFileNames: `_astro/[name].[hash].${salt}[extname]`,
}

export default { ...site, vite: { ...site.vite, build: { ...site.vite?.build, rollupOptions: { output } } } }
