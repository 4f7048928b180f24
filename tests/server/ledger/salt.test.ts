import { sql } from 'kysely'
import { chainText, nextHead } from '../../../server/ledger/chain'
import type { ChainedEntry } from '../../../server/ledger/chain'
import { fundFaults, give } from '../../support/city/fund'
import { actOn, allBooks, inSmallCity, parties, payFor, rice, takeRice, valueOf } from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

let deps: TestDeps

inSmallCity(
  (fresh) => {
    deps = fresh
  },
  (city) => allBooks(city, fundFaults),
)

/** Every link of every chain with the head before it, as whoever reads the database would try it out. */
async function links() {
  const { rows } = await sql<ChainedEntry & { before: Buffer; after: Buffer }>`
    with link as (
      select entry_id, from_account as account, from_no as no, from_hash as after from entry
      union all select entry_id, to_account, to_no, to_hash from entry)
    select e.*, t.type, t.ref_type, t.ref_id, t.reference, t.memo, t.salt, l.after,
      coalesce(lag(l.after) over (partition by l.account order by l.no), decode(repeat('00', 32), 'hex')) as before
    from link as l join entry as e using (entry_id) join txn as t on t.txn_id = e.txn_id`.execute(deps.db)
  return rows
}

it('no head can be tried out by who knows all of an entry but its salt, and every transaction has its own', async () => {
  const { buyer, seller } = await parties(deps)
  const gift = valueOf(await give(deps, buyer, 300, { anonymous: true }))
  valueOf(await payFor(deps, buyer, gift.payNo))
  const taken = valueOf(await takeRice(deps, buyer, (await rice(deps, seller)).saleId))
  valueOf(await payFor(deps, buyer, taken.payNo))
  const delivered = valueOf(await actOn(deps, seller, taken.orderId, 2, 'deliver'))
  valueOf(await actOn(deps, buyer, taken.orderId, delivered.ver, 'confirm'))
  const found = await links()
  expect(found.length).toBeGreaterThan(6)
  for (const link of found) {
    expect(nextHead(link.before, chainText(link))).toEqual(link.after)
    expect(nextHead(link.before, chainText({ ...link, salt: '' }))).not.toEqual(link.after)
    expect(Buffer.from(link.salt, 'base64url')).toHaveLength(16)
  }
  expect(new Set(found.map(({ salt }) => salt)).size).toBe(new Set(found.map(({ txn_id: id }) => id)).size)
})
