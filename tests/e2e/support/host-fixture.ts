import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base } from '@playwright/test'
import { pack } from '../../host/pack/pack'
import { serveFolder } from '../../host/pack/serve'
import type { AppDriver } from './driver'
import { weappDriver } from './weapp'

interface Echo {
  readonly url: string
  readonly count: () => number
}

/** `test` of the host itself: `app` is the small mini-program of `tests/host/fixture`, `echo` a server that gives back what it is sent. */
export const test = base.extend<{ readonly app: AppDriver }, { readonly fixtureUrl: string; readonly echo: Echo }>({
  fixtureUrl: [
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'mini-host-'))
      await pack(path.resolve(__dirname, '../../host/fixture'), path.join(folder, 'out'))
      const server = await serveFolder(path.join(folder, 'out'))
      await provide(server.url)
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  echo: [
    async ({}, provide) => {
      let calls = 0
      const server = createServer((request, response) => {
        let body = ''
        request.on('data', (chunk: Buffer) => (body += chunk.toString()))
        request.on('end', () => {
          calls += 1
          const signature = request.headers['x-signature']
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify({ signature, body: JSON.parse(body || 'null') as unknown }))
        })
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      await provide({ url: `http://127.0.0.1:${port}`, count: () => calls })
      server.close()
    },
    { scope: 'worker' },
  ],
  app: async ({ page, fixtureUrl, echo }, provide) => {
    const app = weappDriver(page, { hostUrl: fixtureUrl, serverUrl: echo.url })
    await provide(app)
    expect(await app.errors()).toEqual([])
  },
})

export { expect }
