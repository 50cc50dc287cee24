import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

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

const realPayload = {
  pool: 'forks' as const,
  // A Payload for each of two cores; more would cost memory and gain nothing.
  maxWorkers: 2,
  // Beginning a Payload takes ten times what its modules take that are there already.
  isolate: false,
  testTimeout: MINUTE,
  hookTimeout: 2 * MINUTE,
  globalSetup: './cms/tests/dropDatabases.ts',
  setupFiles: './cms/tests/setEnvironment.ts',
}

/** Whatever stores, reads or removes a file. */
const withFiles = [
  'cms/src/{endpoints/answerMissingFile,collections/media,forms/application*,forms/reports,files/*,mediaKit/*,shareImages/*}.int.test.ts',
  'cms/src/recruitment/{candidate*,cvText,erasure,jobAlerts,panel,retention,withdrawals}.int.test.ts',
  'cms/src/publishing/{documentState,publishingEndpoints,releaseReports,steering}.int.test.ts',
  'cms/src/{access/ownership,audit/audit,seed/ensureDemo}.int.test.ts',
]

/** Those that build the site take minutes: what begins last must not be one of them. The first takes as long as all others beside it. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = ['/histories.release.test.ts', '.release.test.ts', '']
    const rank = ({ moduleId }: TestSpecification) => names.findIndex((name) => moduleId.endsWith(name))
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

// Suffix = environment.
export default defineConfig({
  test: {
    // Vitest leaves a core to itself, which on two is half of them.
    maxWorkers: '100%',
    sequence: { sequencer: LongOnesFirst },
    projects: [
      {
        plugins: [ownSource],
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...outputs, '**/*.int.test.ts'],
          globalSetup: './site/publish/testing/buildsOfRun.ts',
        },
      },
      {
        plugins: [ownSource],
        // Of its two forms only the one of modules begins anew in each file, and with it the page it asks.
        resolve: {
          alias: ['dom', 'react'].map((name) => ({
            find: `@testing-library/${name}`,
            replacement: `${root}node_modules/@testing-library/${name}/dist/@testing-library/${name}.esm.js`,
          })),
        },
        test: {
          name: 'dom',
          include: ['**/*.dom.test.tsx'],
          exclude: outputs,
          environment: './scripts/test/dom/environment.ts',
          setupFiles: './scripts/test/dom/freshWindow.ts',
          isolate: false,
          server: { deps: { inline: [/@testing-library/] } },
        },
      },
      {
        plugins: [ownSource],
        test: { name: 'int', include: ['**/*.int.test.ts'], exclude: outputs, ...realPayload },
      },
      {
        plugins: [ownSource],
        test: { name: 'bucket', include: withFiles, exclude: outputs, ...realPayload, env: { TEST_UPLOADS: 'bucket' } },
      },
    ],
  },
})
