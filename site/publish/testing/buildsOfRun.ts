import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { SITE } from '../renderer/buildSite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of what the test files of a run build for each other. */
    builds: string
  }
}

/** Gives the test files of a run a folder for their builds: modules of a build resolve their imports from where it lies. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(SITE, '.bundle-tests-'))
  provide('builds', folder)
  // Thousands of files, on a disk that may be busy.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
