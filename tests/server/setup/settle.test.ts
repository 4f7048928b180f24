import { readFileSync } from 'node:fs'
import { err, ok } from '@contract/result'
import { everywhere } from '@contract/settings/access'
import { transact } from '../../../server/db/transact'
import { exampleFile } from '../../../server/setup/ask'
import type { CityFile } from '../../../server/setup/city-file'
import { readCity } from '../../../server/setup/city-file'
import { renewPassword } from '../../../server/setup/residents'
import { makeFounder } from '../../../server/modules/session/open/hand-over'
import { settingsAt } from '../../../server/modules/settings/open/settings-at'
import { settle } from '../../../server/setup/settle'
import { isShown } from '../../../server/modules/area/open/access'
import { setAccess } from '../../support/admin/access'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'

let database: TestDatabase
let deps: TestDeps

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
})
afterEach(() => database.close())

function example(): CityFile {
  const read = readCity(readFileSync(exampleFile, 'utf8'))
  if (!read.ok) throw new Error('the example is wrong')
  return read.value
}

async function run(city: CityFile) {
  const done = await transact(deps.db, async (tx) => ok(await settle(tx, deps, city)))
  if (!done.ok) throw new Error('refused')
  return done.value
}

const count = async (table: 'area' | 'block' | 'block_zone' | 'category' | 'item' | 'user_account') =>
  (await deps.db.selectFrom(table).selectAll().execute()).length

const counts = async () => ({
  areas: await count('area'),
  blocks: await count('block'),
  zones: await count('block_zone'),
  categories: await count('category'),
  items: await count('item'),
  people: await count('user_account'),
})

const whole = { areas: 1, blocks: 1999, zones: 3, categories: 5, items: 6, people: 1 }

const blockAt = (blockNo: number) =>
  deps.db.selectFrom('block').selectAll().where('block_no', '=', blockNo).executeTakeFirstOrThrow()

it('makes a city of an empty database, with an operator who has a password of 16 digits', async () => {
  const { lines, passwords } = await run(example())
  expect(new Set(lines.map(({ did }) => did))).toEqual(new Set(['make']))
  expect(await counts()).toEqual(whole)
  expect(passwords).toEqual([
    { areaId: 1, blockNo: 1, nickName: '城务', password: expect.stringMatching(/^\d{16}$/) as unknown },
  ])
  const operator = await deps.db.selectFrom('user_account').selectAll().executeTakeFirstOrThrow()
  expect(operator).toMatchObject({ nick_name: '城务', is_admin: true })
  expect(await blockAt(1)).toMatchObject({ owner_user_id: operator.user_id, state: 1, capacity: 3 })
  expect(await blockAt(1999)).toMatchObject({ owner_user_id: null, state: 0, founder_hash: null })
})

it('puts on sale what the file says, and nothing else', async () => {
  await run(example())
  expect(await blockAt(100)).toMatchObject({ state: 0, transfer_price: 28_800, transfer_until: null })
  const offered = deps.db.selectFrom('block').select(({ fn }) => fn.countAll<number>().as('count'))
  expect(await offered.where('transfer_price', 'is not', null).executeTakeFirstOrThrow()).toEqual({ count: 900 })
})

it('keeps prices and quantities whole', async () => {
  await run(example())
  const zones = await deps.db.selectFrom('block_zone').select(['name', 'price']).orderBy('sort').execute()
  expect(zones).toEqual([
    { name: '一环', price: 88_800 },
    { name: '二环', price: 28_800 },
    { name: '三环', price: null },
  ])
  const rice = await deps.db.selectFrom('item').selectAll().where('name', '=', '大米').executeTakeFirstOrThrow()
  expect(rice).toMatchObject({ unit: '千克', min_qty: 5_000, tick: 2_500, last_price: null })
})

it('sets what is open as the file says; what an operator has set since stays', async () => {
  const city = example()
  const [area] = city.areas
  if (!area) throw new Error('no area')
  const written = { withdrawAccess: { browser: 'closed' }, voteAccess: 'read', servicePhone: '021-5555 0000' } as const
  const withSettings = { ...city, areas: [{ ...area, settings: written }] }
  await run(withSettings)
  const shown = (platform: string) => isShown(deps.db, 1, 'withdraw', platform)
  expect([await shown('browser'), await shown('messenger')]).toEqual([false, true])
  expect(await settingsAt(deps.db, 1, deps.clock.now())).toMatchObject({
    voteAccess: everywhere('read'),
    servicePhone: '021-5555 0000',
  })
  await setAccess(deps.db, 1, { name: 'withdraw', platform: 'browser', access: 'open' })
  const { lines } = await run(withSettings)
  expect(lines.filter(({ did }) => did !== 'keep')).toEqual([
    { did: 'differs', what: 'setting withdrawAccess: {"browser":"closed"}' },
  ])
  expect(await shown('browser')).toBe(true)
})

it('changes nothing when it is done again, and shows no password twice', async () => {
  await run(example())
  const before = await blockAt(1)
  const { lines, passwords } = await run(example())
  expect(lines.filter(({ did }) => did !== 'keep')).toEqual([])
  expect(passwords).toEqual([])
  expect(await counts()).toEqual(whole)
  expect(await blockAt(1)).toEqual(before)
})

it('adds what was added to the file, and leaves alone what differs', async () => {
  await run(example())
  const city = example()
  const [area] = city.areas
  if (!area) throw new Error('no area')
  const [first] = area.zones
  if (!first) throw new Error('no zone')
  const more = { name: '四环', from: 2000, to: 2009 }
  const { lines } = await run({
    settings: { rechargeLeast: '20.00', withdrawFee: '0.8' },
    areas: [{ ...area, name: '旧城', zones: [{ ...first, price: '1.00' }, more] }],
    residents: [...city.residents, { areaId: 1, blockNo: 2005, nickName: '阿木', operator: false, capacity: 20 }],
  })
  expect(lines.filter(({ did }) => did === 'differs').map(({ what }) => what)).toEqual([
    'setting rechargeLeast: "20.00"',
    'setting withdrawFee: "0.8"',
    'area 1 旧城',
    'zone 一环: 1 to 99, ¥1.00 each, sold by rounds alone',
  ])
  const { rechargeLeast, withdrawFee } = await settingsAt(deps.db, 1, deps.clock.now())
  // A city that runs is changed in the console.
  expect([rechargeLeast, withdrawFee]).toEqual([10_00, 60])
  expect(await counts()).toEqual({ ...whole, blocks: 2009, zones: 4, people: 2 })
  expect(await blockAt(2005)).toMatchObject({ state: 1, capacity: 20 })
})

it('never takes a block from who holds it', async () => {
  await run(example())
  const city = example()
  const { lines, passwords } = await run({
    ...city,
    residents: [{ areaId: 1, blockNo: 1, nickName: '别人', operator: true, capacity: 3 }],
  })
  expect(lines.at(-1)).toEqual({ did: 'differs', what: 'block 1: 别人, operator' })
  expect(passwords).toEqual([])
  expect(await count('user_account')).toBe(1)
})

it('refuses a city without an operator and leaves nothing behind', async () => {
  const city = example()
  const nobody = { ...city, residents: city.residents.map((resident) => ({ ...resident, operator: false })) }
  await expect(run(nobody)).rejects.toThrow('Nobody is an operator yet')
  expect(await counts()).toEqual({ areas: 0, blocks: 0, zones: 0, categories: 0, items: 0, people: 0 })
})

it('refuses a new zone over numbers that are there', async () => {
  await run(example())
  const city = example()
  const [area] = city.areas
  if (!area) throw new Error('no area')
  const crossing = { ...city, areas: [{ ...area, zones: [{ name: '新区', from: 99, to: 120 }] }] }
  await expect(run(crossing)).rejects.toThrow('overlaps 一环')
})

it('refuses a mobile number that belongs to somebody', async () => {
  const city = example()
  const twoOf = (mobile: string) =>
    run({
      ...city,
      residents: [
        { areaId: 1, blockNo: 1, nickName: '城务', operator: true, capacity: 3, mobile },
        { areaId: 1, blockNo: 2, nickName: '阿木', operator: false, capacity: 3, mobile },
      ],
    })
  await expect(twoOf('13800000000')).rejects.toThrow('belongs to somebody already')
})

it('takes a rehearsal back', async () => {
  const tried = await transact(deps.db, async (tx) => err(await settle(tx, deps, example())))
  expect(tried.ok).toBe(false)
  expect(await count('area')).toBe(0)
})

it('makes everything once when two set up at the same moment', async () => {
  const [one, other] = await Promise.all([run(example()), run(example())])
  expect(one.passwords.length + other.passwords.length).toBe(1)
  expect(await counts()).toEqual(whole)
})

it('gives a block a new password, and none to a block that nobody holds', async () => {
  const { passwords } = await run(example())
  const before = await blockAt(1)
  const done = await transact(deps.db, async (tx) => ok(await renewPassword(tx, deps, { areaId: 1, blockNo: 1 })))
  expect(done.ok && done.value.password).not.toBe(passwords[0]?.password)
  expect((await blockAt(1)).founder_hash).not.toBe(before.founder_hash)
  const nobody = transact(deps.db, async (tx) => ok(await renewPassword(tx, deps, { areaId: 1, blockNo: 2 })))
  await expect(nobody).rejects.toThrow('Nobody holds a block 2')
})

it('draws each digit from bytes that favour none', async () => {
  const bytes = [...Array(16).keys()].map((at) => 240 + at)
  let asked = 0
  const random = { bytes: (size: number) => (asked++ === 0 ? Buffer.from(bytes) : Buffer.alloc(size, 7)) }
  expect((await makeFounder({ random })).password).toBe('0123456789777777')
})
