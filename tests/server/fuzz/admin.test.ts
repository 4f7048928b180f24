/** @jest-environment node */
import { sql } from 'kysely'
import type { Endpoint } from '@contract/endpoint'
import * as catalogue from '@contract/endpoints/console/catalogue'
import { saleAdd } from '@contract/endpoints/market/market'
import type { Envelope } from '@contract/envelope'
import { ownUnits } from '@contract/orders/own-units'
import { refusals } from '@contract/refusals'
import { checkBooks } from '../../../server/ledger/check-books'
import { codeAt, ConsoleBrowser, employ, staffPassword } from '../../support/admin/console-client'
import { Chance } from './chance'
import type { City } from './city'
import { fuzzCity } from './city'
import type { Body } from './inputs'
import { contentTypes, Inputs } from './inputs'
import { poolOf } from './pool'

const seed = Number(process.env.MENPAI_FUZZ_SEED ?? 20_261_121)
const rounds = Number(process.env.MENPAI_FUZZ_ROUNDS ?? 1)

let city: City
let chance: Chance
let browser: ConsoleBrowser

beforeAll(async () => {
  city = await fuzzCity()
  chance = new Chance(seed)
  const { deps, app } = city
  const staff = await employ({ deps }, ['operator'])
  browser = new ConsoleBrowser(app)
  await browser.call('/admin/session/login', { name: staff.name, password: staffPassword })
  const proved = await browser.call('/admin/session/totp', { code: codeAt(staff.secret, deps.clock.now()) })
  expect(proved.code).toBe(200)
})
afterAll(() => city.close())

const known = new Set<string>(Object.keys(refusals))
const inside = /\bat \S+ ?\(|\n\s+at |node_modules|\/server\/|\.ts\b|postgres|syntax error|violates|stack/i

const send = async ({ path }: Endpoint, { contentType, text }: Body) => {
  const word = { cookie: browser.cookie, 'x-csrf': browser.csrf }
  const headers = { ...word, ...(contentType !== '' && { 'content-type': contentType }) }
  const answer = await city.app.inject({ method: 'POST', url: `/api${path}`, headers, payload: Buffer.from(text) })
  return { status: answer.statusCode, text: answer.body }
}

/** What is wrong with an answer, if anything is. */
function faultOf({ status, text }: { readonly status: number; readonly text: string }): string | undefined {
  if (status !== 200) return `HTTP ${status}: ${text.slice(0, 300)}`
  const { code, data } = JSON.parse(text) as Envelope<{ readonly reason?: string } | null>
  if (code === 200) return undefined
  if (inside.test(text)) return `tells of our inside: ${text.slice(0, 300)}`
  const reason = data?.reason ?? ''
  return known.has(reason) && reason !== 'BUSY' ? undefined : `must not be answered so: ${text.slice(0, 300)}`
}

const isDone = ({ text }: { readonly text: string }) => (JSON.parse(text) as Envelope).code === 200

/** Items are numbered through, things in own words last; what is offered stands where its item does. */
async function misplaced(): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select 'sale' as what, s.sale_id as id from sale s join item i on i.item_id = s.item_id
      where (s.state in ('on', 'paused', 'soldout') and (s.item_sort, s.category_id) is distinct from (i.sort, i.category_id))
        or (s.own_unit <> '') <> i.is_other
    union all select 'bid', b.buy_id from buy_order b join item i on i.item_id = b.item_id
      where b.state in ('unpaid', 'open') and (b.item_sort, b.category_id) is distinct from (i.sort, i.category_id) or i.is_other
    union all select 'item', n.item_id from (
      select i.item_id, i.sort, i.is_other, max(i.sort) filter (where not i.is_other) over (partition by c.area_id) as last,
          count(*) filter (where not i.is_other) over (partition by c.area_id) as all
        from item i join category c on c.category_id = i.category_id) as n
      where case when n.is_other then n.sort <= n.last else n.last <> n.all end`.execute(city.deps.db)
  return rows
}

const words = ['木箱子', '旧收音机', '手冲壶', '竹躺椅'] as const

/** A thing in own words as a seller may publish it; a part of it is anything. */
function ownThing(inputs: Inputs): Body {
  const anything = JSON.parse(inputs.plausible(saleAdd).text) as object
  const right = {
    title: chance.of(words),
    thumbs: 'demo/cup.svg',
    delivery: 'online',
    place: '',
    price: 3_000,
    days: 7,
  }
  const sizes = { qty: 20_000, minQty: 10_000, content: '' }
  const said = { ...anything, ...(chance.is(0.8) && { ...right, ...sizes }), own: { unit: chance.of(ownUnits) } }
  return { contentType: contentTypes.json, text: JSON.stringify({ ...said, itemId: undefined }) }
}

/** What the operators may make of one; a part of it is anything. */
function newItem(inputs: Inputs, id: number, unit: string, categoryId: number): Body {
  const anything = JSON.parse(inputs.plausible(catalogue.saleToItem).text) as { readonly itemId: unknown }
  const item = { categoryId, name: `${chance.of(words)}${chance.below(1_000)}`, unit, minQty: 10_000, tick: 10_000 }
  const made = { itemId: null, item, ver: 1 }
  const given = chance.is(0.6) ? made : { itemId: anything.itemId, item: null }
  return { contentType: contentTypes.json, text: JSON.stringify({ ...anything, id, ...given }) }
}

it(
  `things in own words, and what staff make of the catalogue at once (MENPAI_FUZZ_SEED=${seed})`,
  async () => {
    const { db } = city.deps
    const inputs = new Inputs(chance, await poolOf(db))
    const other = [catalogue.categorySave, catalogue.categorySort, catalogue.itemSave, catalogue.itemSort]
    let [published, made] = [0, 0]
    const faults: unknown[] = []
    for (let round = 0; round < 6 * rounds; round++) {
      const things = Array.from({ length: 8 }, () => ownThing(inputs))
      const added = things.map(async (body) => {
        const { statusCode: status, body: text } = await city.send(city.resident, saleAdd.path, body)
        published += isDone({ text }) ? 1 : 0
        return faultOf({ status, text })
      })
      faults.push(...(await Promise.all(added)))
      const own = db.selectFrom('sale').select(['sale_id', 'own_unit']).where('own_unit', '<>', '')
      const [found, kinds] = [await own.execute(), await db.selectFrom('category').select('category_id').execute()]
      const given = found.flatMap(({ sale_id: id, own_unit: unit }) =>
        chance.is(0.5) ? [newItem(inputs, id, unit, chance.of(kinds).category_id)] : [],
      )
      const wrong = [catalogue.saleToItem, ...other].map((one) => [one, inputs.spoilt(one)] as const)
      const right = other.map((one) => [one, inputs.plausible(one)] as const)
      const shots = [...given.map((body) => [catalogue.saleToItem, body] as const), ...wrong, ...right]
      const answers = shots.map(async ([endpoint, body]) => {
        const answer = await send(endpoint, body)
        if (endpoint === catalogue.saleToItem) made += isDone(answer) ? 1 : 0
        return faultOf(answer)
      })
      faults.push(...(await Promise.all(answers)), ...city.complaints.splice(0))
    }
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
    expect(await misplaced()).toEqual([])
    expect([published > 10, made > 5]).toEqual([true, true])
    expect((await checkBooks(db)).differences).toEqual([])
  },
  60_000 * rounds,
)
