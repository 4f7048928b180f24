import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { readConfig } from '../../config/read-config'
import { endInOrder } from '../../ending'
import { listen, stopListening } from '../../listener/listen'
import { buildGateway } from './app'
import { Journal } from './journal'
import { defaultRepeatsMs, noTroubles } from './surroundings'

/**
 * `npm run gateway`: our payment sandbox as a separate process, in WeChat's place, to try out a production server before there is a
 * merchant account. It reads the account from the same settings as the server and moves no real money. docs/operation.md
 */
async function main(): Promise<void> {
  const read = readConfig({ ...process.env, NODE_ENV: 'development', MENPAI_MODE: 'development' })
  if (!read.ok) throw new Error(read.error.join('\n'))
  const config = read.value
  if (!config.wechat) throw new Error('Which account? Set MENPAI_WECHAT_… as the server has it (docs/operation.md).')
  const journal = new Journal(path.join(config.dataDir, 'gateway'))
  const clock = { now: () => Date.now() }
  const around = { journal, clock, random: { bytes: randomBytes }, troubles: noTroubles(), repeatsMs: defaultRepeatsMs }
  const app = buildGateway({ ...around, account: config.wechat })
  const port = await listen(app, { host: config.host, port: config.gatewayPort, isPortFixed: true })
  // Set up before it reports that it runs, because the reader of that line may stop it at once.
  endInOrder(() => stopListening(app))
  console.log(`The sandbox gateway is on http://${config.host}:${port}/ and moves nobody’s money.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
