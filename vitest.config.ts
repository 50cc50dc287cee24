import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const outputs = ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/.data/**']
const MINUTE = 60_000

/** `@/` is the `src` of the workspace that the importing file lies in. */
const ownSource = {
  name: 'own-source',
  enforce: 'pre' as const,
  async resolveId(this: { resolve: (path: string, importer?: string) => Promise<unknown> }, id: string, importer = '') {
    if (id === '@payload-config') return `${root}cms/src/payload.config.ts`
    const workspace = importer.startsWith(root) && importer.slice(root.length).split('/')[0]
    return id.startsWith('@/') && workspace ? this.resolve(`${root}${workspace}/src/${id.slice(2)}`, importer) : null
  },
}

// Suffix = environment.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [ownSource],
        test: { name: 'unit', include: ['**/*.test.ts'], exclude: [...outputs, '**/*.int.test.ts'] },
      },
      {
        plugins: [ownSource],
        test: { name: 'dom', include: ['**/*.dom.test.tsx'], exclude: outputs, environment: 'jsdom' },
      },
      {
        plugins: [ownSource],
        test: {
          name: 'int',
          include: ['**/*.int.test.ts'],
          exclude: outputs,
          pool: 'forks',
          // A Payload for each of two cores; more would cost memory and gain nothing.
          maxWorkers: 2,
          testTimeout: MINUTE,
          hookTimeout: 2 * MINUTE,
          setupFiles: './cms/tests/setEnvironment.ts',
        },
      },
    ],
  },
})
