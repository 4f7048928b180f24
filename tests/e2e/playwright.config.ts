import { defineConfig } from '@playwright/test'
import { compiledOnce, launch, phone, withoutCrossOriginRules } from '../support/browser/browser'

/**
 * A scenario with the tag `@on-weapp` or `@on-h5` is about a rule of the server and runs on that target alone; `@first` is run by
 * `npm test`, the others by `npm run test:all`. Our decision: docs/decisions/0474-tests.md
 */
const h5 = {
  name: 'h5',
  testIgnore: ['host*.spec.ts'],
  grepInvert: /in the mini-program|@on-weapp/,
  use: launch(compiledOnce),
}
/** The browser's history and accessibility tree are tested in the browser only. */
const weapp = {
  name: 'weapp',
  testIgnore: ['popups.spec.ts', 'axe.spec.ts'],
  grepInvert: /in the (messenger’s )?browser|@on-h5/,
  use: launch(compiledOnce, withoutCrossOriginRules),
}

/** What asks how long something takes: nothing runs beside them, so they are a project that is run by itself. */
const measured = 'measured/*.spec.ts'

/** They take minutes, so they begin first: one that began last would end alone. */
const walks = 'walks/*.spec.ts'

/** What draws the pictures of README.md and of the handbook: `npm run pictures`. */
const pictures = 'pictures/*.spec.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  // A scenario mostly waits, so four of them keep two processors busy.
  workers: 4,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...phone,
    // A service worker would answer instead of the server; the scenario of the installed app allows one.
    serviceWorkers: 'block',
    // Motion is tested where it matters (`withMotion`); elsewhere it would only cost time.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // The end of an action or a question only decides how soon a red scenario is red; what asks how long something takes is `measured`.
    actionTimeout: 30_000,
  },
  // A project in two parts; its name chooses both.
  projects: [
    { ...weapp, testMatch: walks },
    { ...h5, testMatch: walks },
    { ...h5, testIgnore: [...h5.testIgnore, walks, measured, pictures] },
    { ...weapp, testIgnore: [...weapp.testIgnore, walks, measured, pictures] },
    { ...h5, name: 'measured', testMatch: measured },
    { ...h5, name: 'pictures', testMatch: pictures },
  ],
})
