import { defineConfig } from '@playwright/test'

/** An iPhone of the usual width, in the area's language and time. */
const phone = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}

const browserFlags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/** A mini-program has no cross-origin rules, so its project runs without them; the H5 app keeps them. */
const launch = (...more: readonly string[]) => ({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...browserFlags, ...more],
  },
})

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { ...phone, screenshot: 'only-on-failure', actionTimeout: 10_000 },
  projects: [
    { name: 'h5', testIgnore: 'host.spec.ts', use: launch() },
    { name: 'weapp', use: launch('--disable-web-security') },
  ],
})
