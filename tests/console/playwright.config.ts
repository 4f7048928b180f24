import { defineConfig } from '@playwright/test'
import { compiledOnce, launch } from '../support/browser/browser'

/** The operator console as it is used: on a large screen, with a mouse and a keyboard, against a server of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/console',
  workers: 1,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    ...launch(compiledOnce),
  },
})
