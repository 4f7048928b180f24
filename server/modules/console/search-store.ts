import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { foundThings, moduleThings } from '@contract/console/city-modules'
import type { ConsolePath } from '@contract/console/rights'
import { mayCall } from '@contract/console/rights'
import type { SearchHit } from '@contract/endpoints/console/infos'
import { beginsWith } from '../../db/containing'
import type { Db } from '../../db/schema'
import type { StaffCaller } from '../../http/staff/staff-caller'
import { inAreas } from '../area/open/in-areas'
import { isOfAreas } from '../area/open/of-areas'
import { masked } from './sources/people-store'
import type { ModulePlaces } from './things'

type Staff = Pick<StaffCaller, 'areas' | 'roles'>
type Found = Omit<SearchHit, 'amount'> & { readonly amount: number | null }

/** How things of a kind are found: the call whose list shows them, their rows as x, their number, and what is said beside it. */
interface Kind {
  readonly refType: SearchHit['refType']
  readonly needs: ConsolePath
  readonly rows: RawBuilder<unknown>
  readonly id: string
  readonly no: string
  /** Missing: they belong to no area, and who may not act everywhere finds none. */
  readonly area?: string
  readonly words: RawBuilder<unknown>
  readonly amount?: string | undefined
  /** What it is found by beside its number. */
  readonly name?: string
}

/** Those of the city's modules, as they say it. */
const ofModules = (places: ModulePlaces): readonly Kind[] =>
  foundThings.flatMap((refType) => {
    const [place, needs] = [places[refType], moduleThings[refType].list]
    if (!place || needs === undefined) return []
    const [table, id, no, said] = place
    return {
      refType,
      needs,
      rows: sql`${sql.table(table)} x`,
      id: `x.${id}`,
      no: `x.${no}`,
      area: 'x.area_id',
      words: said ? sql.ref(`x.${said.title}`) : sql`''`,
      amount: said?.amount && `x.${said.amount}`,
      ...(said?.isNamed && { name: `x.${said.title}` }),
    }
  })

const ownKinds: readonly Kind[] = [
  {
    refType: 'block',
    needs: '/admin/block/list',
    rows: sql`block x left join user_account u on u.user_id = x.owner_user_id`,
    id: 'x.block_id',
    no: 'x.block_no',
    area: 'x.area_id',
    words: sql`coalesce(u.nick_name, '')`,
  },
  {
    refType: 'order',
    needs: '/admin/order/list',
    rows: sql`trade_order x`,
    id: 'x.order_id',
    no: 'x.order_no',
    area: 'x.area_id',
    words: sql`x.title`,
    amount: 'x.amount',
  },
  {
    refType: 'withdraw',
    needs: '/admin/withdraw/list',
    rows: sql`withdrawal x join user_account u on u.user_id = x.user_id`,
    id: 'x.withdraw_id',
    no: 'x.withdraw_no',
    area: 'x.area_id',
    words: sql`u.nick_name`,
    amount: 'x.amount',
  },
  ...['x.pay_no', 'x.out_trade_no'].map((no): Kind => ({
    refType: 'pay',
    needs: '/admin/pay/payments',
    rows: sql`pay_attempt x join pay_order p on p.pay_no = x.pay_no and x.state = 'paid'`,
    id: 'x.attempt_id',
    no,
    words: sql`p.subject`,
    amount: 'x.amount',
  })),
  {
    refType: 'refund',
    needs: '/admin/refund/list',
    rows: sql`pay_refund x`,
    id: 'x.refund_id',
    no: 'x.out_refund_no',
    words: sql`x.reason`,
    amount: 'x.amount',
  },
  {
    refType: 'handover',
    needs: '/admin/handover/list',
    rows: sql`block_order x join block b on b.block_id = x.block_id and exists (select from handover h where h.order_id = x.order_id)`,
    id: 'x.order_id',
    no: 'x.no',
    area: 'x.area_id',
    words: sql`b.block_no::text`,
    amount: 'x.price',
  },
]

const offers: readonly Kind[] = [
  {
    refType: 'sale',
    needs: '/admin/offer/list',
    rows: sql`sale x`,
    id: 'x.sale_id',
    no: 'x.sale_no',
    area: 'x.area_id',
    words: sql`x.title`,
    name: 'x.title',
  },
  {
    refType: 'buy',
    needs: '/admin/offer/list',
    rows: sql`buy_order x`,
    id: 'x.buy_id',
    no: 'x.buy_no',
    area: 'x.area_id',
    words: sql`x.title`,
  },
]

/** Residents, by what is known of them. */
const residents = (areas: StaffCaller['areas']): Kind => ({
  refType: 'user',
  needs: '/admin/person/info',
  rows: sql`user_account u left join lateral (select min(b.block_no) as no from block b
    where b.owner_user_id = u.user_id and ${inAreas('b.area_id', areas)}) x on true`,
  id: 'u.user_id',
  no: 'x.no',
  words: sql`u.nick_name || case when u.mobile = '' then '' else ' ' || ${masked} end`,
})

const mostOfKind = 5
const mostExact = 10

interface Way {
  readonly how: SearchHit['how']
  readonly where: RawBuilder<unknown>
  readonly most: number
}

const selectOf = ({ refType, rows, id, no, area, words, amount }: Kind, { how, where, most }: Way) => sql`(
  select ${sql.lit(refType)} as "refType", ${sql.ref(id)} as "refId", coalesce(${sql.ref(no)}::text, '') as no,
    ${area === undefined ? sql`null::bigint` : sql.ref(area)} as "areaId", ${words} as words,
    ${amount === undefined ? sql`null::bigint` : sql.ref(amount)} as amount, ${sql.lit(how)} as how
  from ${rows} where ${where} order by ${sql.ref(id)} desc limit ${sql.lit(most)})`

async function found(db: Db, parts: readonly RawBuilder<unknown>[]): Promise<readonly Found[]> {
  if (parts.length === 0) return []
  return (await sql<Found>`${sql.join(parts, sql` union all `)}`.execute(db)).rows
}

/** Who may not act everywhere finds nothing that belongs to no area. */
const isTheirs = ({ area }: Kind, { areas }: Staff) =>
  area === undefined ? (areas === null ? sql`true` : sql`false`) : inAreas(area, areas)

/** The kinds of things that somebody sees. */
export const kindsFor = ({ roles }: Staff, places: ModulePlaces): readonly Kind[] =>
  [...ownKinds, ...ofModules(places), ...offers].filter(({ needs }) => mayCall(needs, roles))

/** Whether its number is this one; a block's is a figure. */
function isExactly({ refType, no: column }: Kind, no: string): RawBuilder<unknown> | undefined {
  if (refType !== 'block') return sql`${sql.ref(column)} = ${no}`
  return /^[1-9]\d{0,8}$/.test(no) ? sql`${sql.ref(column)} = ${Number(no)}` : undefined
}

/** The residents whose mobile number it is, or ends so, and who hold the block of that number. */
function residentIs(no: string, { areas }: Staff): RawBuilder<unknown> | undefined {
  if (/^1\d{10}$/.test(no)) return sql`u.mobile = ${no}`
  const ends = sql`(right(u.mobile, 4) = ${no} and u.mobile <> '')`
  if (!/^[1-9]\d{0,8}$/.test(no)) return /^\d{4}$/.test(no) ? ends : undefined
  const holds = sql`u.user_id in (select o.owner_user_id from block o where o.block_no = ${Number(no)} and ${inAreas('o.area_id', areas)})`
  return no.length === 4 ? sql`(${holds} or ${ends})` : holds
}

/** What has exactly this number, and the residents who are known by it. */
export function findExact(db: Db, kinds: readonly Kind[], staff: Staff, no: string): Promise<readonly Found[]> {
  const things = kinds.flatMap((kind) => {
    const is = isExactly(kind, no)
    return is ? [selectOf(kind, { how: 'exact', where: sql`${is} and ${isTheirs(kind, staff)}`, most: mostExact })] : []
  })
  const is = residentIs(no, staff)
  const where = is && sql`${is} and ${isOfAreas(sql`u.user_id`, staff.areas)}`
  return found(db, [
    ...things,
    ...(where ? [selectOf(residents(staff.areas), { how: 'exact', where, most: mostExact })] : []),
  ])
}

/** What has a number that begins so. */
export const findNumbers = (db: Db, kinds: readonly Kind[], staff: Staff, no: string): Promise<readonly Found[]> =>
  found(
    db,
    kinds.map((kind) =>
      selectOf(kind, {
        how: 'begins',
        where: sql`${beginsWith(no, kind.no)} and ${isTheirs(kind, staff)}`,
        most: mostOfKind,
      }),
    ),
  )

/** The residents, and the things, whose name begins so. */
export function findNames(db: Db, kinds: readonly Kind[], staff: Staff, q: string): Promise<readonly Found[]> {
  const people = sql`${beginsWith(q, 'u.nick_name')} and u.closed_at is null and ${isOfAreas(sql`u.user_id`, staff.areas)}`
  return found(db, [
    selectOf(residents(staff.areas), { how: 'name', where: people, most: mostExact }),
    ...kinds.flatMap((kind) => {
      if (kind.name === undefined) return []
      const where = sql`${beginsWith(q, kind.name)} and ${isTheirs(kind, staff)}`
      return selectOf(kind, { how: 'name', where, most: mostOfKind })
    }),
  ])
}
