import { rmSync } from 'node:fs'
import { serveFolder } from '../../host/pack/serve'
import { cityFolder } from '../../support/server/city-folder'
import { fillBoard, fillMap } from '../../support/browser/long-market'
import type { ServerProcess } from '../../support/server/process'
import { databaseUrlOf, startServer } from '../../support/server/process'
import { builtForH5 } from './built'
import { handed } from './environment'
import { h5Driver } from './h5'
import { openForTrade } from './server-time'
import { test as base } from './test'
import { weappDriver } from './weapp'

/** As many as the map draws. */
const plots = 10_000

/** A city of its own: thousands of listings are not for the other scenarios. */
export const test = base.extend<object, { readonly longCity: string }>({
  longCity: [
    async ({}, provide) => {
      const folder = await cityFolder()
      let server: ServerProcess | undefined
      try {
        server = await startServer(folder, builtForH5())
        await fillBoard(databaseUrlOf(folder), 2000)
        await fillMap(databaseUrlOf(folder), plots)
        await openForTrade(server.url)
        await provide(server.url)
      } finally {
        await server?.stop()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  app: async ({ page, longCity }, provide, testInfo) => {
    if (testInfo.project.name !== 'weapp') return provide(h5Driver(page, longCity))
    const host = await serveFolder(handed('packed'))
    await provide(weappDriver(page, { hostUrl: host.url, serverUrl: longCity }))
    await host.close()
  },
})
