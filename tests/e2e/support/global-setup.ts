import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pack } from '../../host/pack/pack'
import { builtForH5, builtOf } from './built'
import { hand } from './environment'
import { endReservations } from './server-time'
import { keepCityFolder } from '../../support/browser/city-place'
import { quickFolder } from '../../support/database/quick-folder'
import { joinServer } from '../../support/server/joined-server'
import { startAtTheSameHour } from '../../support/server/same-hour'
import type { ServerProcess } from '../../support/server/process'
import { databaseUrlOf, itself, startServer } from '../../support/server/process'

/** The address of a running server, for work on a scenario. */
const givenServer = process.env['MENPAI_E2E_SERVER']

async function packBuild(out: string): Promise<void> {
  const build = builtOf('weapp')
  if (!existsSync(path.join(build, 'app.json'))) return
  const { warnings } = await pack(build, out)
  warnings.forEach((warning) => console.warn(warning))
  hand('packed', out)
}

async function startProduct(dataFolder: string): Promise<ServerProcess | undefined> {
  if (givenServer !== undefined && givenServer !== '') return undefined
  try {
    const server = await startServer(dataFolder, builtForH5(), itself)
    hand('server', server.url)
    hand('database', databaseUrlOf(dataFolder))
    hand('staff', server.printed())
    await endReservations(server.url)
    return server
  } catch (failure) {
    // The tests of the host itself need no server; every other test says that there is none.
    console.error(failure instanceof Error ? failure.message : failure)
    return undefined
  }
}

/** Packs the mini-program and starts the product on a fresh database; what it returns ends both. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  startAtTheSameHour(Date.now())
  const folder = quickFolder('e2e')
  await packBuild(path.join(folder, 'weapp'))
  const data = path.join(folder, 'data')
  mkdirSync(data, { mode: 0o755 })
  const server = await startProduct(data)
  // For the cities that scenarios have of their own.
  const [endCity, endScript] = [keepCityFolder(), await joinServer()]
  return async () => {
    endCity()
    endScript()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
