import { fen } from '@contract/money'
import { allCities } from '@contract/settings/all-cities'
import { settingOf } from '@contract/settings/settings'
import type { WaitKey } from '@contract/settings/waits'
import { standardWaits, waitMs, waitText, waitUnits } from '@contract/settings/waits'
import { placeholderOf } from '@contract/settings/words'
import { transact } from '../../../server/db/transact'
import { checkBooks } from '../../../server/ledger/check-books'
import { firstTexts } from '../../../server/modules/community/first-texts'
import { guest } from '../../../server/http/caller'
import { readText } from '../../../server/modules/texts/reading'
import { addRecharge } from '../../../server/modules/recharge/service'
import { setFirst } from '../../../server/modules/settings/open/set-first'
import { addRiceBid } from '../../support/city/bids'
import { buy, newcomer, seller as offering } from '../../support/city/block-market'
import { buySlots, holder, openRound } from '../../support/city/expand'
import { give } from '../../support/city/fund'
import { order as orderTerm, unpaidShop } from '../../support/city/shop'
import { clientNo, parties, resident, rice, riceIn, takeRice, valueOf } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { colleague } from '../console/colleagues'
import { settingAdmin } from './setting-admin'
import type { City } from './wait-probes'
import { probes, toldIn } from './wait-probes'

const at = (text: string) => Date.parse(`${text}+08:00`)
const keys = Object.keys(waitUnits) as WaitKey[]
const areaOf = (key: WaitKey) => (settingOf(key).isForAll ? allCities : areaId)
const msOf = (key: WaitKey, value: number) => waitMs({ ...standardWaits, [key]: value }, key)
const changed = Object.fromEntries(keys.map((key) => [key, probes[key].value]))

async function cityIn({ deps }: TestServer): Promise<City> {
  await riceIn(deps.db)
  const { seller } = await parties(deps)
  return { deps, seller, saleId: (await rice(deps, seller, 5_000_000)).saleId }
}

/** The texts of the city that say a wait, as they are read now. */
async function textsWith(server: TestServer, key: WaitKey) {
  const texts = Object.entries(firstTexts).filter(([, content]) => content.includes(placeholderOf(key)))
  const read = texts.map(([name]) => readText(server.deps, guest, { areaId, key: name as keyof typeof firstTexts }))
  return (await Promise.all(read)).map((text) => valueOf(text).content)
}

describe('every wait that two operators change', () => {
  let server: TestServer
  const summaries = new Map<WaitKey, string | undefined>()
  const before = new Map<WaitKey, number>()
  const after = new Map<WaitKey, number>()
  const running = new Map<WaitKey, number | null>()
  const texts = new Map<WaitKey, readonly (readonly string[])[]>()
  const told: Readonly<Record<string, number>>[] = []
  const history = new Map<WaitKey, unknown>()

  beforeAll(async () => {
    server = await testServer()
    const { clock } = server
    const admin = settingAdmin(server)
    const city = await cityIn(server)
    // Each fresh code of a person of staff takes half a minute.
    const zhou = await colleague(server, ['operator'])
    const asked = new Map<WaitKey, Awaited<ReturnType<typeof admin.edit>>>()
    for (const key of keys) asked.set(key, await admin.edit(zhou, key, probes[key].value, 0, areaOf(key)))
    clock.at = at('2026-11-21T23:25')
    const begun = new Map<WaitKey, () => Promise<number>>()
    const begin = async (key: WaitKey) => void begun.set(key, await probes[key].begin(city))
    for (const key of keys) if (probes[key].isEarly) await begin(key)
    clock.at = at('2026-11-21T23:46')
    const lan = await colleague(server, ['operator'])
    // Somebody begins something of each while the second person agrees to one after the other.
    const agreeToAll = async () => {
      for (const [key, one] of asked) {
        summaries.set(key, one.approval?.summary)
        await admin.agree(lan, one)
      }
    }
    const beginAll = async () => {
      for (const key of keys) if (!probes[key].isEarly) await begin(key)
    }
    await Promise.all([agreeToAll(), beginAll()])
    for (const key of keys)
      running.set(key, (await admin.seen(lan, key, settingOf(key).isForAll ? undefined : areaId)).running)

    clock.at = at('2026-11-22T00:00') - 1
    told.push(await toldIn(city))
    for (const key of keys) texts.set(key, [await textsWith(server, key)])
    clock.at = at('2026-11-22T00:00')
    told.push(await toldIn(city))
    for (const key of keys) texts.set(key, [...(texts.get(key) ?? []), await textsWith(server, key)])

    clock.at = at('2026-11-22T07:05')
    for (const [key, length] of begun) before.set(key, await length())
    for (const key of keys) after.set(key, await (await probes[key].begin(city))())
    const wang = await colleague(server, ['operator'])
    for (const key of keys) history.set(key, await admin.history(wang, key, areaOf(key)))
  })
  afterAll(async () => {
    expect((await checkBooks(server.deps.db)).differences).toEqual([])
    await server.close()
  })

  it.each(keys)('%s: what runs keeps it, what begins after the closing time has the new one', (key) => {
    expect([before.get(key), after.get(key)]).toEqual([msOf(key, standardWaits[key]), msOf(key, probes[key].value)])
  })

  it.each(keys)('%s: the app and the texts say it to the millisecond of its turn', (key) => {
    const [old, now] = [waitText(standardWaits, key), waitText({ ...standardWaits, ...changed }, key)]
    expect(told.map((one) => one[key])).toEqual([standardWaits[key], probes[key].value])
    const [were = [], are = []] = texts.get(key) ?? []
    for (const text of were) expect(text).toContain(old)
    for (const text of are) expect(text).toContain(now)
    expect(are).toHaveLength(were.length)
  })

  it.each(keys)(
    '%s: the second person and the history read it in words, and who keeps the old one is counted',
    (key) => {
      const { name, running: kind } = settingOf(key)
      const [old, now] = [waitText(standardWaits, key), waitText({ ...standardWaits, ...changed }, key)]
      expect(summaries.get(key)).toBe(`${name}：${old} → ${now}`)
      expect(history.get(key)).toMatchObject([{ value: probes[key].value, state: 'holds' }])
      const count = running.get(key)
      if (kind === undefined) expect(count).toBeNull()
      else expect(count).toBeGreaterThan(0)
    },
  )
})

it('whatever is paid at the cashier is waited for as long as the city has set', async () => {
  const server = await testServer()
  const { deps } = server
  const set = (key: WaitKey, value: number) =>
    transact(deps.db, (tx) =>
      setFirst(tx, deps, { areaId, key, value }).then(() => ({ ok: true as const, value: null })),
    )
  await set('payMinutes', 45)
  const { saleId } = await cityIn(server)
  const round = await openRound(deps)
  const { owner, shopId } = await unpaidShop(deps)
  const buyer = await resident(deps, 501)
  valueOf(await takeRice(deps, buyer, saleId, 5_000))
  valueOf(await addRiceBid(deps, buyer))
  valueOf(await addRecharge(deps, buyer, { clientNo: clientNo(), amount: fen(50_00) }))
  valueOf(await give(deps, buyer, 5_00))
  valueOf(await buySlots(deps, await holder(deps, 502), round))
  valueOf(await orderTerm(deps, owner, shopId))
  valueOf(await buy(deps, await newcomer(deps), [(await offering(deps, 503)).blockId]))
  const waiting = await deps.db
    .selectFrom('pay_order')
    .select(['biz_type', 'expire_at', 'created_at'])
    .where('state', '=', 'unpaid')
    .execute()
  expect(waiting.map(({ biz_type: kind }) => kind).sort()).toEqual([
    'buy',
    'cart',
    'expand',
    'fund',
    'order',
    'recharge',
    'shop',
  ])
  for (const { expire_at: end, created_at: from } of waiting) expect(end - from).toBe(45 * 60_000)
  const zhou = await colleague(server, ['operator'])
  expect(await settingAdmin(server).seen(zhou, 'payMinutes', areaId)).toMatchObject({
    value: 45,
    running: waiting.length,
  })
  await server.close()
})
