import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { fees } from '@contract/limits'
import { fen, shareOf } from '@contract/money'
import { startEmbedded } from '../../server/db/embedded/start'
import { openListingOf, payOrder, takeListing } from '../e2e/pages/board'
import { openDesk } from '../e2e/pages/desk'
import { pressSheet } from '../e2e/pages/gateway'
import { confirmBySlide, deliver, openNewest } from '../e2e/pages/orders'
import { inputOf, readWallet, signInByHand } from '../e2e/pages/people'
import { fillWares, pressPublish } from '../e2e/pages/publish'
import { pressWay, walletPage } from '../e2e/pages/wallet'
import type { AppDriver } from '../e2e/support/driver'
import { h5Driver } from '../e2e/support/h5'
import { freePorts } from './ports'
import { Machine, secret } from './machine'

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

/** What an operator puts into the environment, as docs/operation.md says. */
function settingsOf(databaseUrl: string, port: number): Readonly<Record<string, string>> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    MENPAI_DATA_DIR: machine.dir('data'),
    MENPAI_SIGN_SECRET_A: secret(),
    MENPAI_SIGN_SECRET_B: secret(),
    MENPAI_LOGIN_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    MENPAI_SEAL_KEY: randomBytes(32).toString('base64'),
    MENPAI_STORE_KEY: randomBytes(32).toString('base64'),
    MENPAI_STORE_PORT: String(port + 1),
    MENPAI_STORE_URL: `http://127.0.0.1:${port + 1}`,
    MENPAI_PUBLIC_URL: `http://127.0.0.1:${port}`,
    MENPAI_GATEWAY_PORT: String(port + 2),
    MENPAI_GATEWAY_URL: `http://127.0.0.1:${port + 2}`,
    MENPAI_WECHAT_MCH_ID: '1900000109',
    MENPAI_WECHAT_KEY: secret().slice(0, 32),
    MENPAI_WECHAT_MINI_APP_ID: 'wx0000000000000001',
    MENPAI_WECHAT_MINI_SECRET: secret().slice(0, 32),
    MENPAI_WECHAT_WEB_APP_ID: 'wx0000000000000002',
    MENPAI_WECHAT_WEB_SECRET: secret().slice(0, 32),
  }
}

test.afterAll(() => machine.end())

/** Recharges at the cashier, paying at the gateway's own page. */
async function recharge(app: AppDriver, yuan: string): Promise<void> {
  await app.open(walletPage('money'))
  await pressWay(app, '充值')
  await inputOf(app.screen(), '10.00 – 5,000.00').fill(yuan)
  await app
    .screen()
    .getByRole('button', { name: `充值 ¥${yuan}` })
    .tap()
  await app
    .screen()
    .getByRole('button', { name: `付款 ¥${yuan}` })
    .tap()
}

/** The release build contains this machine's secrets and no development secrets. */
async function buildH5(settings: ReturnType<typeof settingsOf>): Promise<void> {
  expect(await machine.run('npm', ['run', '--silent', 'build:h5'], settings)).toContain('Built for release.')
  const isIn = async (text: string) => (await machine.run('sh', ['-c', `grep -rl -- '${text}' dist/h5 || true`])) !== ''
  const own = [settings['MENPAI_SIGN_SECRET_A'] ?? '', settings['MENPAI_SIGN_SECRET_B'] ?? '']
  for (const text of own) expect(await isIn(text), 'the build has its own secrets').toBe(true)
  expect(await isIn('menpai-dev-'), 'the build has no secret of development').toBe(false)
}

test('from an empty machine to the first trade, in production mode', async ({ page }, { annotations }) => {
  const begun = Date.now()
  const took = (what: string) =>
    annotations.push({ type: what, description: `${((Date.now() - begun) / 1000).toFixed(0)} s` })
  machine = new Machine()
  const database = await startEmbedded({ dataDir: machine.dir('database') })
  machine.onEnd(() => database.stop())
  const port = await freePorts(3)
  const settings = settingsOf(database.url, port)
  took('machine and database')

  await buildH5(settings)
  took('the H5 build')

  const file = path.join(machine.dir('keep'), 'city.json')
  const kept = path.join(machine.dir('keep'), 'passwords.txt')
  writeFileSync(file, JSON.stringify(city))
  const setUp = ['run', '--silent', 'setup', '--', '--file', file, '--yes', '--passwords', kept]
  const printed = await machine.run('npm', setUp, settings)
  expect(printed).toContain('3 founder passwords were written')
  const rows = readFileSync(kept, 'utf8').trim().split('\n').slice(1)
  passwords = new Map(
    rows.map((row) => row.split('\t')).map(([, blockNo, , password = '']) => [Number(blockNo), password]),
  )
  expect(await machine.run('npm', ['run', '--silent', 'setup', '--', '--file', file, '--yes'], settings)).toContain(
    '0 to make',
  )
  took('the city')

  await machine.start('server/sandboxes/wechat/main.ts', settings, /sandbox gateway is on (\S+)/)
  serverUrl = await machine.start('server/main.ts', settings, /is on (http:\/\/\S+?)\/\s/)
  took('gateway and server')

  const app = h5Driver(page, serverUrl)
  const [operator, seller, buyer] = [person(1), person(11), person(12)]
  await signInByHand(app, operator)
  await openDesk(app)
  await expect(app.screen().getByText('运营工作移到管理台后'), 'the desk of operators is the console').toBeVisible()
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
  const fee = Math.min(shareOf(fen(amount), fees.tradeBasisPoints), fees.tradeMaxFen)
  expect(await readWallet(app)).toEqual({ available: 0, frozen: 0, income: amount - fee })
  took('the first trade')

  expect(await machine.run('npm', ['run', '--silent', 'books'], settings)).toContain('books equal')
  expect(await app.errors(), 'errors that nobody handled').toEqual([])
  for (const { type, description } of annotations) console.log(`  ${type}: ${description}`)
})
