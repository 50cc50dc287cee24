import type { Environment } from 'vitest/runtime'

/** What a browser's tests are compiled for. Their windows come from `freshWindow.ts`, one for each file. */
const browserLike: Environment = { name: 'jsdom', viteEnvironment: 'client', setup: () => ({ teardown() {} }) }

export default browserLike
