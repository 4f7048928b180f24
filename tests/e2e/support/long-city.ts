import { rmSync } from 'node:fs'
import { serveFolder } from '../../host/pack/serve'
import { cityFolder } from '../../support/server/city-folder'
import type { ServerProcess } from '../../support/server/process'
import { databaseUrlOf, startServer } from '../../support/server/process'
import { builtForH5 } from './built'
import { handed } from './environment'
import { h5Driver } from './h5'
import { openForTrade } from './server-time'
import { test as base } from './test'
import { weappDriver } from './weapp'

/** `test` on a city of its own, filled before its server is asked: thousands of rows are not for the other scenarios. */
export const cityWith = (fill: (databaseUrl: string) => Promise<unknown>) =>
  base.extend<object, { readonly longCity: string }>({
    longCity: [
      async ({}, provide) => {
        const folder = await cityFolder()
        let server: ServerProcess | undefined
        try {
          server = await startServer(folder, builtForH5())
          await fill(databaseUrlOf(folder))
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
