import { ok } from '@contract/result'
import { transact } from '../../../server/db/transact'
import { planResidents } from '../../../server/modules/imports/plans/residents'
import { settleResidents } from '../../../server/setup/residents'
import { blockOf, buy, inBlockMarket, newcomer, numbered, offer, openPlots } from '../../support/city/block-market'
import { areaId, resident, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

let deps: TestDeps
inBlockMarket((fresh) => {
  deps = fresh
})

/** Each way in which a block is spoken for: its number, and what a line of a file and the command of a city say then. */
const ways = {
  'offered by a round': async () => {
    await openPlots(deps)
    return 5_000
  },
  'in a cart that is being paid': async () => {
    await openPlots(deps)
    valueOf(await buy(deps, await newcomer(deps), [(await numbered(deps, 5_001)).block_id]))
    return 5_001
  },
} as const

const words = {
  'offered by a round': ['正由扩容期出售', 'a round offers it'],
  'in a cart that is being paid': ['有人正在购买', 'somebody is buying it'],
  'the city’s again after a sale': [
    '曾经售出，只能由扩容期再售',
    'it was sold before, and only a round sells it again',
  ],
} as const

const importing = (no: number) =>
  transact(deps.db, async (tx) => {
    const cells = [String(no), '王五', '13912349999', '3']
    const { outcomes, run } = await planResidents(tx, deps, { areaId, lines: [{ line: 2, cells }], isUpdate: false })
    if (outcomes.every(({ outcome }) => outcome === 'new')) await run(tx)
    return ok(outcomes.map(({ outcome, text }) => `${outcome} ${text}`))
  })
const settling = (blockNo: number) =>
  transact(deps.db, async (tx) =>
    ok(await settleResidents(tx, deps, [{ areaId, blockNo, nickName: '王五', operator: false, capacity: 3 }])),
  )

describe.each(Object.keys(ways) as (keyof typeof ways)[])('a block that is %s', (way) => {
  it('takes nobody in, by a file or by the command, and the books stay equal', async () => {
    const no = await ways[way]()
    const before = await numbered(deps, no)
    const [line, sentence] = words[way]
    expect(await importing(no)).toEqual({ ok: true, value: [`problem ${no} ${line}`] })
    await expect(settling(no)).rejects.toThrow(sentence)
    expect(await blockOf(deps, before.block_id)).toEqual(before)
  })
})

it('who offers a block lives there', async () => {
  const owner = await resident(deps, 128)
  valueOf(await offer(deps, owner))
  expect(await importing(128)).toEqual({ ok: true, value: ['problem 128 已有人'] })
  expect(await settling(128)).toMatchObject({ ok: true, value: { passwords: [] } })
})
