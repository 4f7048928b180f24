import { defineConfig } from '@playwright/test'
import { launch, phone, withoutCrossOriginRules } from '../support/browser'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  // Much of a scenario is waiting: three keep two processors busy.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...phone,
    // A kept app would answer in place of the server's pages; the scenario of the installed app allows it.
    serviceWorkers: 'block',
    // What moves is looked at where it matters (`withMotion`); elsewhere it is only waited for.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
  },
  projects: [
    { name: 'h5', testIgnore: 'host*.spec.ts', grepInvert: /in the mini-program/, use: launch() },
    // The browser's own way back, and what it tells its readers, are looked at in the browser.
    {
      name: 'weapp',
      testIgnore: ['popups.spec.ts', 'axe.spec.ts'],
      grepInvert: /in the (messenger’s )?browser/,
      use: launch(withoutCrossOriginRules),
    },
  ],
})
