import { rmSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import { type FolderServer, serveFolder } from '../../host/pack/serve'
import { cityFolder } from '../../support/city-folder'
import type { ServerProcess } from '../../support/process'
import { startServer } from '../../support/process'
import type { AppDriver } from './driver'
import { handed } from './environment'
import { h5Driver } from './h5'
import { openForTrade } from './server-time'
import { weappDriver } from './weapp'

interface WorkerThings {
  /** A name of its own gives a file a worker of its own, and with it a city that no other scenario touches: `test.use({ city: 'mine' })`. */
  readonly city: string
  /** Gives the address of the packed mini-program; served only when a test asks. */
  readonly hostUrl: () => Promise<string>
  /** Gives the address of a server whose clock this worker may move; started only when a test asks. */
  readonly ownServerUrl: () => Promise<string>
}

interface TestThings {
  readonly app: AppDriver
  /** The scenario moves the server's clock, so it has a server for itself: `test.use({ movesClock: true })`. */
  readonly movesClock: boolean
}

/** `test` of the end-to-end scenarios: `app` is the running product, on the target of the Playwright project. */
export const test = base.extend<TestThings, WorkerThings>({
  movesClock: [false, { option: true }],
  city: ['shared', { option: true, scope: 'worker' }],
  hostUrl: [
    // Playwright reads the wanted fixtures from this pattern.
    async ({}, provide) => {
      let server: FolderServer | undefined
      await provide(async () => (server ??= await serveFolder(handed('packed'))).url)
      await server?.close()
    },
    { scope: 'worker' },
  ],
  ownServerUrl: [
    async ({}, provide) => {
      const folder = await cityFolder()
      let server: Promise<ServerProcess> | undefined
      await provide(async () => (await (server ??= startServer(folder))).url)
      await (await server)?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  app: async ({ page, hostUrl, ownServerUrl, movesClock }, provide, testInfo) => {
    const serverUrl = movesClock ? await ownServerUrl() : handed('server')
    if (movesClock) await openForTrade(serverUrl)
    const app =
      testInfo.project.name === 'weapp'
        ? weappDriver(page, { hostUrl: await hostUrl(), serverUrl })
        : h5Driver(page, serverUrl)
    // Chromium asks for it on its own, for the host's page and for empty ones.
    app.allowErrors(/favicon\.ico/)
    await provide(app)
    expect(await app.errors(), 'errors that nobody handled').toEqual([])
  },
})

/** For scenarios that look at how things come and go: `test.use(withMotion)`. */
export const withMotion = { reducedMotion: 'no-preference' } as const

export { expect }
