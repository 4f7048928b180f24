import { fen, qty } from '@contract/money'
import type { Result } from '@contract/result'
import { deadlines } from '../../../server/deadlines'
import { forgotten } from '../../../server/jobs/lost'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import type { Db } from '../../../server/db/schema'
import { transact } from '../../../server/db/transact'
import type { Deps } from '../../../server/deps'
import { checkBooks } from '../../../server/ledger/check-books'
import { post } from '../../../server/ledger/post'
import { addSale } from '../../../server/modules/market/sales/add'
import { act } from '../../../server/modules/orders/act'
import { payUnasked } from '../../../server/modules/pay/service'
import { take } from '../../../server/modules/orders/take'
import { createBlock, createUser } from '../../../server/modules/session/accounts'
import { payers } from '../../../server/payers'
import type { TestDatabase, TestDeps } from '../database/database'
import { testDatabase, testDeps } from '../database/database'
import { withFirstTexts } from '../server/first-texts'

export const areaId = 3253
export const riceId = 11

/** Asks for the first page of a board without any filter. */
export const wholeBoard = { areaId, page: 1, mine: 0, sort: 'item', tab: 'all' } as const

/** The value of a result that must be a success. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`)
  return result.value
}

let counter = 0
/** An unused `clientNo`. */
export const clientNo = (): string => `test-${String(++counter).padStart(16, '0')}`

/** One area with one item: half a kilogram at a time. */
export async function smallCity(db: Db): Promise<void> {
  await db.insertInto('area').values({ area_id: areaId, name: '测试城', sort: 1 }).execute()
  await withFirstTexts(db, areaId)
  await riceIn(db)
}

/** The goods of the small city, in an existing area. */
export async function riceIn(db: Db): Promise<void> {
  await db.insertInto('category').values({ category_id: 1, area_id: areaId, name: '粮食', sort: 1 }).execute()
  const rice = { item_id: riceId, category_id: 1, name: '社区大米', unit: '千克', min_qty: 5000, tick: 5000, sort: 1 }
  await db
    .insertInto('item')
    .values({ ...rice, last_price: null, picture: '' })
    .execute()
}

/** Gives a person money from outside. */
export async function credit(deps: Deps, userId: number, availableFen: number): Promise<void> {
  const cause = { type: 'recharge', refType: 'user', refId: userId, reference: '', memo: '充值' } as const
  const to = `user:${userId}:available` as const
  const transfer = { from: 'gateway:test', to, amount: fen(availableFen) } as const
  valueOf(await transact(deps.db, (tx) => post(tx, deps, cause, [transfer])))
}

let people = 0
/** A mobile number that nobody has. */
export const freshMobile = (): string => `139${String(++people).padStart(8, '0')}`

/** A resident with a block, a mobile number and money, as the caller of services. */
export async function resident(deps: Deps, blockNo: number, availableFen = 100_000): Promise<Caller> {
  const mobile = `137${String(blockNo).padStart(8, '0')}`
  const userId = await createUser(deps, { nickName: `居民${blockNo}`, mobile })
  const blockId = await createBlock(deps, { areaId, blockNo, ownerUserId: userId, capacity: 50 })
  if (availableFen > 0) await credit(deps, userId, availableFen)
  return { ...guest, userId, loginUserId: userId, areaId, blockId, blockNo, tokenId: 1 }
}

/** Two operators of the city. */
export const operators = async (deps: Deps) => [
  await createUser(deps, { nickName: '周琪', isAdmin: true }),
  await createUser(deps, { nickName: '林岚', isAdmin: true }),
]

/** The two parties of a trade; the payer has money. */
export const parties = async (deps: Deps) => ({
  buyer: await resident(deps, 128),
  seller: await resident(deps, 3021, 0),
})

/** A database of its own with the small city, in which nobody lives yet. Close it after the test. */
export async function emptyCity() {
  const database = await testDatabase()
  const deps = testDeps(database.db)
  await smallCity(deps.db)
  return { database, deps }
}

/** An empty city of its own for each test of a file. After it nothing may be found wrong in it. */
export function inSmallCity(
  use: (deps: TestDeps, database: TestDatabase) => void,
  faultsOf: (deps: TestDeps) => Promise<readonly string[]> = () => Promise.resolve([]),
): void {
  let city: Awaited<ReturnType<typeof emptyCity>>
  beforeEach(async () => {
    city = await emptyCity()
    use(city.deps, city.database)
  })
  afterEach(async () => {
    const faults = await faultsOf(city.deps)
    await city.database.close()
    expect(faults).toEqual([])
  })
}

/** What the comparison of the books finds. */
export const booksOf = async ({ db }: Pick<Deps, 'db'>): Promise<readonly string[]> =>
  (await checkBooks(db)).differences

/** The same, with what a module finds in its own rows and what the rows of everything that is paid say. */
export const allBooks = async (
  deps: TestDeps,
  faultsOf: (deps: TestDeps) => Promise<readonly string[]>,
): Promise<readonly string[]> => [
  ...(await faultsOf(deps)),
  ...(await forgotten(deps.db, deadlines)),
  ...(await Promise.all(Object.values(payers).map(async (payer) => (await payer.differences?.(deps.db)) ?? []))).flat(),
  ...(await booksOf(deps)),
]

/** A small city with a seller and a buyer, who both have money. */
export async function tradingCity() {
  const city = await emptyCity()
  return { ...city, seller: await resident(city.deps, 3021), buyer: await resident(city.deps, 128) }
}

type SaleWish = Parameters<typeof addSale>[2]

/** Tries to list rice at 6.80, or as `wish` says. */
export const addRice = (deps: Deps, seller: Caller, wish: Partial<SaleWish>) =>
  addSale(deps, seller, {
    clientNo: clientNo(),
    itemId: riceId,
    title: '北郊农场 当季新米',
    content: '',
    thumbs: 'demo/rice.svg',
    price: fen(680),
    qty: qty(125_000),
    minQty: qty(5000),
    delivery: 'meet',
    place: '北门',
    days: 30,
    ...wish,
  })

/** A listing of rice at 6.80. */
export const rice = async (deps: Deps, seller: Caller, quantity = 125_000) =>
  valueOf(await addRice(deps, seller, { qty: qty(quantity) }))

/** Takes part of a listing; 5 kg for 34.00 by default. */
export const takeRice = (deps: Deps, buyer: Caller, saleId: number, quantity = 50_000, no = clientNo()) =>
  take(deps, buyer, { clientNo: no, saleId, ver: 1, qty: qty(quantity), price: fen(680) })

export const payFor = (deps: Deps, buyer: Caller, payNo: string, ver = 1, no = clientNo()) =>
  payUnasked(deps, payers, buyer, { clientNo: no, payNo, ver })

type PartyAct = 'cancel' | 'deliver' | 'refuse' | 'confirm'

export const actOn = (deps: Deps, caller: Caller, id: number, ver: number, what: PartyAct, no = clientNo()) =>
  act(deps, caller, { clientNo: no, id, ver }, { call: `/bctOrder/${what}`, act: what, said: { text: '好' } })
