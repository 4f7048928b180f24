import { execFile } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isOpenAt, opensAt } from '@contract/hours'
import { amountOf, fen, qty } from '@contract/money'
import type { HttpClient } from '../../support/http-client'
import { guestOver, signInOver } from '../../support/http-client'
import type { ProductServer } from '../../support/product-server'
import { startProduct } from '../../support/product-server'

const root = path.resolve(__dirname, '../../..')
const areaId = 3253
const buyers = [36, 91, 94, 130, 132, 12, 2107, 77]
const passwordOf = (blockNo: number) => `${blockNo}${String(blockNo).padStart(16 - String(blockNo).length, '0')}`

let folder: string
let server: ProductServer

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'menpai-crash-'))
  server = await startProduct(root, folder)
  const guest = await guestOver(server.url)
  const { time } = await guest.form('/index/config', {})
  const noonish = isOpenAt(time) ? time : opensAt(time) + 3_600_000
  await guest.json('/admin/clock', { to: noonish })
}, 120_000)

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** What one device sent, and whether it heard the answer. */
interface Sent {
  readonly payNo: string
  readonly clientNo: string
  readonly amount: number
  acknowledged: boolean
}

const available = async (client: HttpClient) => (await client.form('/user/assets', {})).data.available

/** Buys the least of a listing and pays, again and again, until the server is gone. */
async function buyUntilKilled(client: HttpClient, sale: { id: number; price: number; least: number }, sent: Sent[]) {
  try {
    for (;;) {
      const wish = { clientNo: randomUUID(), saleId: sale.id, ver: 1, qty: qty(sale.least), price: fen(sale.price) }
      const taken = await client.json('/bctSale/take', wish)
      if (taken.code !== 200) return
      const { payNo } = taken.data
      const payment: Sent = {
        payNo,
        clientNo: randomUUID(),
        amount: amountOf(fen(sale.price), qty(sale.least)),
        acknowledged: false,
      }
      sent.push(payment)
      const paid = await client.json('/bctPay/submit', {
        clientNo: payment.clientNo,
        payNo,
        channel: 'balance',
        ver: 1,
      })
      if (paid.code === 200) payment.acknowledged = true
      else sent.pop()
    }
  } catch {
    // The server is gone: this device does not know how its last wish ended.
  }
}

async function largestListing(client: HttpClient) {
  const { data } = await client.form('/bctSale/list', { areaId })
  const open = data.data.filter((row) => row.state === 'on' && !buyers.includes(row.seller.blockNo))
  const [sale] = open.sort((a, b) => b.qtyLeft / b.minQty - a.qtyLeft / a.minQty)
  if (!sale) throw new Error('nothing to buy')
  return { id: sale.saleId, price: sale.price, least: sale.minQty }
}

function killDatabase(): void {
  const lock = path.join(folder, 'postgres', 'postmaster.pid')
  if (!existsSync(lock)) throw new Error('the database does not run in the test’s folder')
  process.kill(Number(readFileSync(lock, 'utf8').split('\n')[0]), 'SIGKILL')
}

const booksSay = async (): Promise<string> => {
  const env = { ...process.env, MENPAI_DATA_DIR: folder, DATABASE_URL: undefined }
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/books.ts'], {
    cwd: root,
    env,
  })
  return stdout
}

it.each(['the server', 'the server', 'the server and its database'])(
  'keeps every acknowledged payment, and none twice, when %s is killed in the middle',
  async (victim) => {
    const sessions = await Promise.all(
      buyers.map((blockNo) => signInOver(server.url, areaId, blockNo, passwordOf(blockNo))),
    )
    const before = await Promise.all(sessions.map(async (at) => available(await at(server.url))))
    const sent: Sent[][] = buyers.map(() => [])
    const clients = await Promise.all(sessions.map((at) => at(server.url)))
    const sale = await largestListing(await guestOver(server.url))
    const buying = clients.map((client, index) => buyUntilKilled(client, sale, sent[index] ?? []))
    await sleep(randomInt(300, 900))
    await server.kill()
    if (victim.includes('database')) killDatabase()
    await Promise.all(buying)
    expect(sent.flat().filter(({ acknowledged }) => acknowledged).length).toBeGreaterThan(0)

    server = await startProduct(root, folder)
    for (const [index, at] of sessions.entries()) {
      const client = await at(server.url)
      const own = sent[index] ?? []
      for (const { payNo, clientNo, acknowledged } of own) {
        const seen = await client.form('/bctPay/check', { payNo })
        if (acknowledged) expect(seen.data.state).toBe('paid')
        const again = await client.json('/bctPay/submit', { clientNo, payNo, channel: 'balance', ver: 1 })
        expect(again).toMatchObject({ code: 200, data: { state: 'paid' } })
      }
      const paid = own.reduce((sum, { amount }) => sum + amount, 0)
      expect(await available(client)).toBe((before[index] ?? 0) - paid)
    }
    expect(await booksSay()).toContain('books equal')
  },
  120_000,
)
