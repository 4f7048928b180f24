import { defineConfig } from '@playwright/test'
import { compiledOnce, launch, phone, withoutCrossOriginRules } from '../support/browser/browser'

/** Every piece of the kit in every state, as its production build draws it, on both targets. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/gallery',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'dot',
  use: { ...phone, reducedMotion: 'reduce', actionTimeout: 10_000 },
  projects: [
    { name: 'h5', testMatch: ['h5.spec.ts', 'checks.spec.ts'], use: launch(compiledOnce) },
    { name: 'weapp', testMatch: ['weapp.spec.ts'], use: launch(compiledOnce, withoutCrossOriginRules) },
  ],
})
