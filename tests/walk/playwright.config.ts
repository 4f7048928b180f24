import { defineConfig } from '@playwright/test'
import { compiledOnce, launch, phone } from '../support/browser/browser'

/** The walk from an empty machine to the first trade in production mode. Our decision: docs/decisions/0142-from-an-empty-machine.md */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/walk',
  workers: 1,
  timeout: 1_200_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...phone,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    ...launch(compiledOnce),
  },
})
