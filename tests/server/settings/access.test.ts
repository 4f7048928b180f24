import { fen } from '@contract/money'
import type { AccessName } from '@contract/settings/access'
import { accessNames, everywhere, readOnlyText } from '@contract/settings/access'
import { accessKey } from '@contract/settings/module-settings'
import type { Settings } from '@contract/settings/settings'
import { settingNow } from '../../../server/modules/settings/open/settings-at'
import { addRecharge } from '../../../server/modules/recharge/service'
import { setAccess } from '../../support/admin/access'
import { buy, newcomer, seller as offering } from '../../support/city/block-market'
import { buySlots, holder, openRound } from '../../support/city/expand'
import { give } from '../../support/city/fund'
import { earner, withPayPassword } from '../../support/city/money'
import * as mutual from '../../support/city/mutual'
import * as shop from '../../support/city/shop'
import * as votes from '../../support/city/votes'
import { clientNo, resident, valueOf } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { colleague } from '../console/colleagues'
import { settingAdmin } from './setting-admin'

/** Something new of it, by somebody new each time: why it was refused, if so. */
type Begin = (
  server: TestServer,
  no: number,
) => Promise<{ readonly reason: string; readonly msg?: string; readonly data?: unknown } | undefined>

interface Answer {
  readonly ok: boolean
  readonly error?: { readonly reason: string; readonly msg?: string }
}
const refusedIn = async (answer: Promise<unknown>) => ((await answer) as Answer).error

let round: Awaited<ReturnType<typeof openRound>> | undefined

/** One of each that begins: the mayor's elections are announced by operators and by time alone. */
const begins: Readonly<Record<Exclude<AccessName, 'mayor'>, Begin>> = {
  recharge: async ({ deps }, no) =>
    refusedIn(addRecharge(deps, await resident(deps, no), { clientNo: clientNo(), amount: fen(50_00) })),
  withdraw: async (server, no) => {
    const cat = await earner(server, no, 50_000)
    const payee = { name: '王小明', account: 'cat_at_the_corner', bank: '' }
    const wish = { clientNo: clientNo(), amount: 2_000, way: 'wechat' as const, payee }
    const { code, reason, msg, data } = await cat.json('/bctWithdraw/add', await withPayPassword(server, wish))
    return code === 200 ? undefined : { reason: String(reason), msg, data }
  },
  expand: async ({ deps }, no) => {
    round ??= await openRound(deps)
    return refusedIn(buySlots(deps, await holder(deps, no), round))
  },
  fund: async ({ deps }, no) => refusedIn(give(deps, await resident(deps, no), 5_00)),
  vote: async ({ deps }, no) => refusedIn(votes.write(deps, await votes.settler(deps, no))),
  shop: async ({ deps }, no) => refusedIn(shop.apply(deps, await resident(deps, no))),
  mutual: async ({ deps }, no) => refusedIn(mutual.publish(deps, await mutual.neighbour(deps, no))),
  market: async ({ deps }, no) => refusedIn(buy(deps, await newcomer(deps), [(await offering(deps, no)).blockId])),
}
const names = Object.keys(begins) as (keyof typeof begins)[]
const nowIn = (server: TestServer, name: AccessName): Promise<Settings[`${AccessName}Access`]> =>
  settingNow(server.deps.db, areaId, accessKey(name))

describe('what operators make read only, then close, while residents begin things', () => {
  let server: TestServer
  const during = new Map<string, readonly unknown[]>()
  const after = new Map<string, unknown>()
  const closedTo = new Map<string, unknown>()
  const told: Record<string, unknown>[] = []
  const running = new Map<string, number | null>()
  const asked = new Map<string, string | undefined>()
  const between = new Map<string, unknown>()
  const turn: unknown[] = []

  let guest: Awaited<ReturnType<typeof earner>>
  const config = async () => (await guest.form('/index/config', { areaId })).data.access

  beforeAll(async () => {
    server = await testServer()
    const { clock } = server
    clock.at = Date.parse('2026-11-21T10:00+08:00')
    const admin = settingAdmin(server)
    const zhou = await colleague(server, ['operator'])
    guest = await earner(server, 999, 0)
    told.push(await config())
    let no = 3_000
    for (const name of names) {
      // One each before, so that what is prepared for it is there.
      const first = await begins[name](server, (no += 1))
      const [one, , other] = await Promise.all([
        begins[name](server, (no += 1)),
        admin.edit(zhou, accessKey(name), everywhere('read'), 0, areaId),
        begins[name](server, (no += 1)),
      ])
      during.set(name, [first, one, other])
      after.set(name, await begins[name](server, (no += 1)))
      running.set(name, (await admin.seen(zhou, accessKey(name), areaId)).running)
    }
    told.push(await config())
    const lan = await colleague(server, ['operator'])
    for (const name of names) {
      const wish = await admin.edit(zhou, accessKey(name), everywhere('closed'), 1, areaId)
      asked.set(name, wish.approval?.summary)
      between.set(name, (await nowIn(server, name)).browser)
      await admin.agree(lan, wish)
      closedTo.set(name, await begins[name](server, (no += 1)))
    }
    told.push(await config())
    for (const at of [Date.parse('2026-11-22T00:00+08:00') - 1, Date.parse('2026-11-22T00:00+08:00')]) {
      clock.at = at
      turn.push(await config())
    }
  })
  afterAll(() => server.close())

  it.each(names)('%s: who comes with the change is served or told, who comes after it is told', (name) => {
    const said = { reason: 'NO_RIGHT', msg: readOnlyText(name) }
    const [first, ...rest] = during.get(name) ?? []
    expect(first).toBeUndefined()
    for (const one of rest) if (one !== undefined) expect(one).toMatchObject(said)
    expect(after.get(name)).toMatchObject({ ...said, data: { readOnly: true } })
  })

  it.each(names)('%s: what runs is counted; closing waits for a second person and counts from then', (name) => {
    expect(running.get(name)).toBeGreaterThan(0)
    expect(asked.get(name)).toMatch(/入口：只读 → 关闭$/)
    expect(between.get(name)).toBe('read')
    expect(closedTo.get(name)).toMatchObject({ reason: 'NO_RIGHT' })
  })

  it('the app is told of each, and the turn of the day changes nothing', () => {
    const all = (access: string) => Object.fromEntries(accessNames.map((name) => [name, access]))
    expect(told).toEqual([all('open'), { ...all('read'), mayor: 'open' }, { ...all('closed'), mayor: 'open' }])
    expect(turn).toEqual([told.at(-1), told.at(-1)])
  })
})

it('what runs goes on in what is read only: it is paid, answered, supported and ended', async () => {
  const server = await testServer()
  const { deps } = server
  const unpaid = await shop.unpaidShop(deps)
  const [author, other] = [await mutual.neighbour(deps, 701), await mutual.neighbour(deps, 702)]
  const { mutualId } = valueOf(await mutual.publish(deps, author))
  const voter = await votes.settler(deps, 703)
  const { voteId } = valueOf(await votes.write(deps, voter))
  for (const name of ['shop', 'mutual', 'vote'] as const)
    await setAccess(deps.db, areaId, { name, platform: 'browser', access: 'read' })
  valueOf(await shop.order(deps, unpaid.owner, unpaid.shopId))
  valueOf(await mutual.join(deps, other, mutualId))
  valueOf(await votes.cast(deps, voter, voteId, [0]))
  await server.close()
})

it('recharging waits for its review in the mini-program; all else is open where nobody set anything', async () => {
  const server = await testServer()
  for (const name of accessNames)
    expect(await nowIn(server, name)).toEqual(
      name === 'recharge' ? { ...everywhere('open'), 'mini-program': 'closed' } : everywhere('open'),
    )
  await server.close()
})
