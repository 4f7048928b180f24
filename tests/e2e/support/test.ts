import { expect, test as base } from '@playwright/test'
import { type FolderServer, serveFolder } from '../../host/pack/serve'
import type { AppDriver } from './driver'
import { handed } from './environment'
import { h5Driver } from './h5'
import { weappDriver } from './weapp'

interface WorkerThings {
  /** Gives the address of the packed mini-program; served only when a test asks. */
  readonly hostUrl: () => Promise<string>
}

/** `test` of the end-to-end scenarios: `app` is the running product, on the target of the Playwright project. */
export const test = base.extend<{ readonly app: AppDriver }, WorkerThings>({
  hostUrl: [
    // Playwright reads the wanted fixtures from this pattern.
    async ({}, provide) => {
      let server: FolderServer | undefined
      await provide(async () => (server ??= await serveFolder(handed('packed'))).url)
      await server?.close()
    },
    { scope: 'worker' },
  ],
  app: async ({ page, hostUrl }, provide, testInfo) => {
    const serverUrl = handed('server')
    const app =
      testInfo.project.name === 'weapp'
        ? weappDriver(page, { hostUrl: await hostUrl(), serverUrl })
        : h5Driver(page, serverUrl)
    await provide(app)
    expect(await app.errors(), 'errors that nobody handled').toEqual([])
  },
})

export { expect }
