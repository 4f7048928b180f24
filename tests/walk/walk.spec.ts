import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { fen } from '@contract/money'
import { sellerFee } from '@contract/orders/fee'
import { startEmbedded } from '../../server/db/embedded/start'
import { openListingOf, payOrder, takeListing } from '../e2e/pages/board'
import { pressSheet } from '../e2e/pages/gateway'
import { confirmBySlide, deliver, openNewest } from '../e2e/pages/orders'
import { inputOf, readWallet, signInByHand } from '../e2e/pages/people'
import { fillWares, pressPublish } from '../e2e/pages/publish'
import { pressWay, walletPage } from '../e2e/pages/wallet'
import type { AppDriver } from '../e2e/support/driver'
import { h5Driver } from '../e2e/support/h5'
import { atPlaces, commandsOf, isForHost, upgradeOf } from './document'
import { Machine, secret } from './machine'
import { freePorts } from './ports'
import { terms } from '../support/terms'

const city = {
  areas: [
    {
      areaId: 7,
      name: '新城',
      zones: [{ name: '一环', from: 1, to: 200, price: '288.00' }],
      categories: [{ name: '粮食', items: [{ name: '大米', unit: '千克', least: '0.5', step: '0.5' }] }],
    },
  ],
  residents: [
    { areaId: 7, blockNo: 1, nickName: '城务', operator: true },
    { areaId: 7, blockNo: 11, nickName: '麦田' },
    { areaId: 7, blockNo: 12, nickName: '巷口的猫' },
  ],
}

let machine: Machine
let serverUrl: string

/** Founder passwords by block, as the set-up wrote them. */
let passwords: ReadonlyMap<number, string>

const person = (blockNo: number) => ({ blockNo, password: passwords.get(blockNo) ?? '' })

const page = readFileSync(path.resolve(__dirname, '../../docs/operation.md'), 'utf8')
const steps = commandsOf(page)

/** Commands of the page that the walk runs, at its own places. */
function walked(lines: readonly string[]): string[] {
  const places = {
    '/opt/menpai': machine.app,
    '/etc/menpai': machine.dir('etc'),
    '/root': machine.dir('root'),
  }
  return lines.filter((line) => !isForHost(line)).map((line) => atPlaces(line, places))
}

function commandsAt(title: string): string[] {
  const step = steps.find((one) => one.title === title)
  if (!step) throw new Error(`the page has no step ${title}`)
  return walked(step.lines)
}

/** The line of the page that loads the settings into a shell. */
const loadLine = () => commandsAt('Settings and secrets').at(-1) ?? ''

/** Nobody sits there to say yes to what the set-up would make. */
const unasked = (command: string): string =>
  /^npm run setup .*--passwords /.test(command) ? `${command} --yes` : command

/** Runs a command of the page in a shell with the settings. */
const runAt = (command: string) => machine.run('sh', ['-c', `${loadLine()}\n${unasked(command)}`])

/** What an editor puts into the file of settings: the database, the ports, and our gateway in WeChat's place. */
const edited = (databaseUrl: string, port: number): Readonly<Record<string, string>> => ({
  DATABASE_URL: databaseUrl,
  PORT: String(port),
  MENPAI_DATA_DIR: machine.dir('data'),
  MENPAI_MARKET_DIR: path.join(machine.dir('image'), 'dist/market/h5'),
  MENPAI_STORE_PORT: String(port + 1),
  MENPAI_STORE_URL: `http://127.0.0.1:${port + 1}`,
  MENPAI_PUBLIC_URL: `http://127.0.0.1:${port}`,
  MENPAI_TRUSTED_PROXIES: '0',
  MENPAI_GATEWAY_PORT: String(port + 2),
  MENPAI_GATEWAY_URL: `http://127.0.0.1:${port + 2}`,
  MENPAI_WECHAT_MCH_ID: '1900000109',
  MENPAI_WECHAT_KEY: secret().slice(0, 32),
  MENPAI_WECHAT_MINI_APP_ID: 'wx0000000000000001',
  MENPAI_WECHAT_MINI_SECRET: secret().slice(0, 32),
  MENPAI_WECHAT_WEB_APP_ID: 'wx0000000000000002',
  MENPAI_WECHAT_WEB_SECRET: secret().slice(0, 32),
})

/** The settings as the page makes them: its example, the secrets of its block, what an editor changes; given as a shell reads them. */
async function settingsOf(databaseUrl: string, port: number): Promise<Readonly<Record<string, string>>> {
  const file = path.join(machine.dir('etc'), 'server.env')
  cpSync(path.join(machine.app, 'deploy/server.env.example'), file)
  const [secrets = ''] = commandsAt('Settings and secrets')
  await machine.run('bash', ['-c', secrets])
  const own = Object.entries(edited(databaseUrl, port)).map(([name, value]) => `${name}=${value}`)
  appendFileSync(file, `${own.join('\n')}\n`)
  const printed = await machine.run('sh', ['-c', `${loadLine()} && env -0`])
  const wanted = /^(NODE_ENV|HOST|PORT|DATABASE_URL|MENPAI_)/
  return Object.fromEntries(
    printed
      .split('\0')
      .filter((line) => wanted.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

test.afterAll(() => machine.end())

/** Recharges at the cashier, paying at the gateway's own page. */
async function recharge(app: AppDriver, yuan: string): Promise<void> {
  await app.open(walletPage('money'))
  await pressWay(app, '充值')
  await inputOf(app.screen(), '10.00 – 5,000.00').fill(yuan)
  await app
    .screen()
    .getByRole('button', { name: `去付款 ¥${yuan}` })
    .tap()
  await app
    .screen()
    // Of the page before, which may still be here, the key is 去付款.
    .getByRole('button', { name: `付款 ¥${yuan}`, exact: true })
    .tap()
}

/** All three apps, by the commands of the page. The release builds contain this machine's secrets and no development secrets. */
async function buildApps(settings: Readonly<Record<string, string>>): Promise<void> {
  for (const command of commandsAt('The apps')) {
    const printed = await runAt(command)
    if (command.includes('build:h5')) expect(printed).toContain('Built for release.')
  }
  const isIn = async (folder: string, text: string) =>
    (await machine.run('sh', ['-c', `grep -rl -- '${text}' ${folder} || true`])) !== ''
  const own = [settings['MENPAI_SIGN_SECRET_A'] ?? '', settings['MENPAI_SIGN_SECRET_B'] ?? '']
  for (const folder of ['dist/h5', 'dist/market/h5']) {
    for (const text of own) expect(await isIn(folder, text), 'the build has its own secrets').toBe(true)
    expect(await isIn(folder, 'menpai-dev-'), 'the build has no secret of development').toBe(false)
  }
}

/** The city and its first administrators, by the commands of the page. */
async function setUpCity(): Promise<void> {
  writeFileSync(path.join(machine.dir('etc'), 'city.json'), JSON.stringify(city))
  const [dryRun = '', setUp = ''] = commandsAt('The city')
  expect(await runAt(dryRun)).toContain('to make')
  expect(await runAt(setUp)).toContain('3 founder passwords were written')
  const kept = path.join(machine.dir('root'), 'founder-passwords.txt')
  const rows = readFileSync(kept, 'utf8').trim().split('\n').slice(1)
  passwords = new Map(
    rows.map((row) => row.split('\t')).map(([, blockNo, , password = '']) => [Number(blockNo), password]),
  )
  expect(await runAt(dryRun)).toContain('0 to make')
  for (const command of commandsAt('HTTPS')) expect(await runAt(command)).toContain('Invitation for')
}

/** The server of the image, in production mode. */
async function startServer(settings: Readonly<Record<string, string>>): Promise<void> {
  serverUrl = await machine.start('server/main.ts', settings, /is on (http:\/\/\S+?)\/\s/, machine.image())
  await showApps()
}

/** The upgrade, by the commands of the page, and the server once more. */
async function upgrade(settings: Readonly<Record<string, string>>): Promise<void> {
  for (const command of walked(upgradeOf(page))) await runAt(command)
  await machine.stopLast()
  await startServer(settings)
}

/** All three apps are served. */
async function showApps(): Promise<void> {
  for (const [place, title] of [
    ['/', '门牌'],
    ['/market/', '门牌'],
    ['/console/', '管理台'],
  ] as const) {
    const answer = await fetch(`${serverUrl}${place}`)
    expect([place, answer.status]).toEqual([place, 200])
    expect(await answer.text()).toContain(title)
  }
}

test('from an empty machine to the first trade, in production mode', async ({ page }, { annotations }) => {
  const begun = Date.now()
  const took = (what: string) =>
    annotations.push({ type: what, description: `${((Date.now() - begun) / 1000).toFixed(0)} s` })
  machine = new Machine()
  const database = await startEmbedded({ dataDir: machine.dir('database') })
  machine.onEnd(() => database.stop())
  const port = await freePorts(3)
  const settings = await settingsOf(database.url, port)
  took('machine, database and settings')

  await buildApps(settings)
  took('the builds of three apps')

  await setUpCity()
  took('the city')

  await machine.start('server/sandboxes/wechat/main.ts', settings, /sandbox gateway is on (\S+)/)
  await startServer(settings)
  took('gateway and server')

  const app = h5Driver(page, serverUrl)
  const [operator, seller, buyer] = [person(1), person(11), person(12)]
  await signInByHand(app, operator)
  await signInByHand(app, seller)
  await app.open('pages/publish/saleAdd')
  await fillWares(app, { item: '大米', title: '新米', price: '6.80', qty: '10' })
  await pressPublish(app)

  await signInByHand(app, buyer)
  await recharge(app, '50.00')
  await pressSheet(page, 'h5', 'pay')
  await expect(
    app
      .screen()
      .getByText(/\d{4} 年/)
      .first(),
    'back from the gateway',
  ).toBeVisible({ timeout: 30_000 })
  await expect.poll(async () => (await readWallet(app)).available, { timeout: 30_000 }).toBe(5_000)
  took('the recharge')

  await openListingOf(app, 11)
  await takeListing(app)
  const amount = await payOrder(app)
  expect(await readWallet(app)).toEqual({ available: 5_000 - amount, frozen: amount, income: 0 })

  await signInByHand(app, seller)
  await openNewest(app, 'sale', '交付')
  await deliver(app, '放在北门')
  await signInByHand(app, buyer)
  await openNewest(app, 'buy', '确认收货')
  await confirmBySlide(app)
  expect(await readWallet(app)).toEqual({ available: 5_000 - amount, frozen: 0, income: 0 })
  await signInByHand(app, seller)
  const fee = sellerFee(fen(amount), terms)
  expect(await readWallet(app)).toEqual({ available: 0, frozen: 0, income: amount - fee })
  took('the first trade')

  expect(await app.errors(), 'errors that nobody handled').toEqual([])
  await upgrade(settings)
  // The open page asks in vain while the server starts anew.
  app.allowErrors(/ERR_CONNECTION_REFUSED/)
  expect(await readWallet(app)).toEqual({ available: 0, frozen: 0, income: amount - fee })
  took('the upgrade')

  expect(await machine.run('npm', ['run', '--silent', 'books'], settings)).toContain('books equal')
  expect(await app.errors(), 'errors that nobody handled').toEqual([])
  for (const { type, description } of annotations) console.log(`  ${type}: ${description}`)
})
