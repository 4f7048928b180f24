import { rmSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import { type FolderServer, serveFolder } from '../../host/pack/serve'
import { cityFolder } from '../../support/server/city-folder'
import type { ServerProcess } from '../../support/server/process'
import { startServer } from '../../support/server/process'
import { pack } from '../../host/pack/pack'
import { quickFolder } from '../../support/database/quick-folder'
import { knowStaff } from './as-staff'
import type { Edition } from './built'
import { builtForH5, builtOf } from './built'
import type { AppDriver } from './driver'
import { handed } from './environment'
import { h5Driver } from './h5'
import { openForTrade } from './server-time'
import { weappDriver } from './weapp'

interface WorkerThings {
  /**
   * A file that moves the clock, or changes what others rely on, names a city: `test.use({ city: 'mine' })`. It gets a server of its own,
   * shared only with files that name the same one.
   */
  readonly city: string
  /** Which edition is driven: `test.use({ edition: 'market' })`. */
  readonly edition: Edition
  /** Gives the address of the packed mini-program; served only when a test asks. */
  readonly hostUrl: () => Promise<string>
  /** Gives the address of the city's server; one of its own is started only when a test asks. */
  readonly cityServerUrl: () => Promise<string>
}

interface TestThings {
  readonly app: AppDriver
}

const sharedCity = 'shared'

/** That of the market is packed by the scenarios that ask for it: they are few. */
async function packedMarket(): Promise<string> {
  const folder = quickFolder('e2e-market')
  await pack(builtOf('weapp', 'market'), folder)
  return folder
}

/** `test` of the end-to-end scenarios: `app` is the running product, on the target of the Playwright project. */
export const test = base.extend<TestThings, WorkerThings>({
  city: [sharedCity, { option: true, scope: 'worker' }],
  edition: ['trade', { option: true, scope: 'worker' }],
  hostUrl: [
    async ({ edition }, provide) => {
      let server: FolderServer | undefined
      const own = edition === 'market' ? await packedMarket() : undefined
      await provide(async () => (server ??= await serveFolder(own ?? handed('packed'))).url)
      await server?.close()
      if (own !== undefined) rmSync(own, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  cityServerUrl: [
    async ({ city }, provide) => {
      if (city === sharedCity) {
        await provide(async () => handed('server'))
        return
      }
      const folder = await cityFolder()
      let server: Promise<ServerProcess> | undefined
      await provide(async () => {
        const { url, printed } = await (server ??= startServer(folder, builtForH5()))
        knowStaff(url, printed())
        return url
      })
      await (await server)?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  app: async ({ page, hostUrl, cityServerUrl, city, edition }, provide, testInfo) => {
    const serverUrl = await cityServerUrl()
    if (city !== sharedCity) await openForTrade(serverUrl)
    const app =
      testInfo.project.name === 'weapp'
        ? weappDriver(page, { hostUrl: await hostUrl(), serverUrl })
        : h5Driver(page, serverUrl, edition)
    // Chromium asks for it on its own, for the host's page and for empty ones.
    app.allowErrors(/favicon\.ico/)
    await provide(app)
    expect(await app.errors(), 'errors that nobody handled').toEqual([])
  },
})

/** For scenarios about motion: `test.use(withMotion)`. */
export const withMotion = { reducedMotion: 'no-preference' } as const

export { expect }
