import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, installedBrowser, installedShell } from './scripts/test/browser.ts'

// Three ports in a row, of which JOURNEYS_PORT is the first: two checkouts can run their journeys side by side.
const first = Number(process.env.JOURNEYS_PORT ?? 4341)
const ports = { site: first, publisher: first + 1, cms: first + 2 }
const origin = `http://localhost:${ports.site}`

// A tag of the journeys that look into a CV.
const NEEDS_PDF = /@pdf/

// Proofs take minutes each and run by themselves: `npm run test:proofs`.
const journeys = process.env.PROOFS
  ? { staff: 'cms/e2e/*.proof.e2e.ts', visitors: 'site/e2e/visitor-sends-each-form.e2e.ts' }
  : { staff: /cms\/e2e\/(?!.*\.proof\.).*\.e2e\.ts$/, visitors: 'site/e2e/*.e2e.ts' }

const launch = (executablePath: string | undefined) => ({ executablePath, args: BROWSER_ARGS })

/** Journeys run against the whole system, started on a data folder of its own by the same command as `npm start`. */
export default defineConfig({
  testDir: '.',
  // Emptied by each run; what other commands leave in test-results stays.
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  // Visitors come while staff work. Among themselves staff take turns: they change menus, and end the publisher.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // In CI, on two busy cores, a journey has a second try. What needed it is counted apart: it is a fault to be found.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? 'test-results/reports/journeys.json' }]],
  use: {
    baseURL: origin,
    // Recording takes time from every step: only a second try leaves a trace; locally `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'staff',
      testMatch: journeys.staff,
      grepInvert: NEEDS_PDF,
      workers: 1,
      use: { launchOptions: launch(installedShell()) },
    },
    {
      name: 'visitors',
      testMatch: journeys.visitors,
      workers: 1,
      use: { launchOptions: launch(installedShell()) },
    },
    {
      name: 'staff with a PDF',
      testMatch: journeys.staff,
      grep: NEEDS_PDF,
      workers: 1,
      use: { launchOptions: launch(installedBrowser()) },
    },
  ],
  webServer: {
    command: 'node scripts/test/system.ts',
    url: `${origin}/builds/latest.json`,
    // A first start builds the CMS and makes a hundred pictures in four sizes: minutes on a slow machine.
    timeout: 15 * 60_000,
    reuseExistingServer: Boolean(process.env.REUSE_SYSTEM),
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'production',
      TEST_PAGES: 'true',
      DATA_DIR: join(import.meta.dirname, '.data/journeys'),
      // The addresses are compiled into the pages: a code release of its own, so that a running site keeps its own.
      BUNDLES: join(import.meta.dirname, '.data/journeys-bundles'),
      SITE_PORT: String(ports.site),
      CMS_PORT: String(ports.cms),
      PUBLISHER_PORT: String(ports.publisher),
      SITE_URL: origin,
      DATABASE_URI: '',
      SEED_ADMIN_EMAIL: 'journeys@rasikh.example',
      SEED_ADMIN_PASSWORD: 'a-long-password-for-journeys',
    },
  },
})
