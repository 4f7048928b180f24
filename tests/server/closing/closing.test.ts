import { closing as waits } from '@contract/limits'
import { fen } from '@contract/money'
import { standards } from '@contract/settings/settings'
import { deadlines } from '../../../server/deadlines'
import { runDue } from '../../../server/jobs/jobs'
import { forgotten, wakeOverdue } from '../../../server/jobs/lost'
import { balancesOf } from '../../../server/ledger/wallet'
import { closingJobs } from '../../../server/modules/closing/jobs'
import { closeAccount, readClosing, takeBack } from '../../../server/modules/closing/service'
import { addFavourite } from '../../../server/modules/favourites/service'
import { fundFaults } from '../../support/city/fund'
import { refusalOf } from '../../support/city/outcomes'
import { proven, sold, withoutBlock } from './proven'
import {
  actOn,
  allBooks,
  areaId,
  clientNo,
  credit,
  inSmallCity,
  payFor,
  resident,
  rice,
  takeRice,
  valueOf,
} from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

const restBelow = standards.withdrawLeast

let deps: TestDeps

inSmallCity(
  (fresh) => {
    deps = fresh
  },
  (city) => allBooks(city, fundFaults),
)

const person = (userId: number) =>
  deps.db.selectFrom('user_account').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
const close = (caller: Parameters<typeof closeAccount>[1], rest = 0) =>
  closeAccount(deps, caller, { clientNo: clientNo(), rest: fen(rest) })
const back = (caller: Parameters<typeof closeAccount>[1]) => takeBack(deps, caller, { clientNo: clientNo() })
const obstacles = async (userId: number) => valueOf(await readClosing(deps, userId)).obstacles.map(({ what }) => what)
const work = () => runDue(deps, closingJobs(deps))
const changes = async (userId: number) => {
  const rows = await deps.db
    .selectFrom('credential_change')
    .select(['what', 'mobile'])
    .where('user_id', '=', userId)
    .orderBy('change_id')
    .execute()
  return rows.map(({ what, mobile }) => (mobile === '' ? what : `${what} to the number`))
}
const liveSessions = async (userId: number) => {
  const live = deps.db.selectFrom('session_token').select('token_id').where('user_id', '=', userId)
  return (await live.where('expires_at', '>', deps.clock.now()).execute()).map(({ token_id: id }) => id)
}

it('is refused to who owns a block', async () => {
  const own = await resident(deps, 128, 0)
  expect(valueOf(await readClosing(deps, own.userId)).obstacles).toEqual([{ what: 'blocks', count: 1 }])
  expect(refusalOf(await close(await proven(deps, own)))).toMatchObject({ reason: 'LIMIT' })
  expect(await person(own.userId)).toMatchObject({ closing_until: null, closed_at: null })
})

it('is refused to who has no number to take it back by', async () => {
  const own = await sold(deps, 128)
  await deps.db.updateTable('user_account').set({ mobile: '' }).where('user_id', '=', own.userId).execute()
  expect(await obstacles(own.userId)).toEqual(['number'])
  expect(refusalOf(await close(await proven(deps, own)))).toMatchObject({ reason: 'LIMIT' })
})

it('needs a proof, freezes for seven days with a message, and only then forgets who it was', async () => {
  const [seller, other] = [await resident(deps, 128, 0), await resident(deps, 129, 0)]
  valueOf(await addFavourite(deps, other.userId, { kind: 'seller', refId: seller.userId }))
  const own = await withoutBlock(deps, seller)
  expect(refusalOf(await close(own))).toMatchObject({ reason: 'NO_RIGHT', data: { need: 'proof' } })
  const [caller, elsewhere] = [await proven(deps, own), await proven(deps, own)]
  const until = deps.clock.now() + waits.backMs
  expect(valueOf(await close(caller))).toEqual({ until })
  expect(await liveSessions(own.userId)).toEqual([caller.tokenId])
  expect(elsewhere.tokenId).not.toBe(caller.tokenId)
  expect(await changes(own.userId)).toEqual(['closing to the number'])
  const told = await deps.db.selectFrom('user_notice').select(['user_id', 'title']).execute()
  expect(told).toEqual([{ user_id: own.userId, title: '账号注销中' }])

  deps.clock.forward(waits.backMs - 1)
  await work()
  expect(await person(own.userId)).toMatchObject({ nick_name: '居民128', closed_at: null, closing_until: until })
  deps.clock.forward(1)
  await work()
  expect(await person(own.userId)).toMatchObject({
    nick_name: '已注销居民',
    mobile: '',
    avatar: '',
    closed_at: until,
    closing_until: null,
  })
  expect(await liveSessions(own.userId)).toEqual([])
  expect(await deps.db.selectFrom('favourite').selectAll().execute()).toEqual([])
  expect(await changes(own.userId)).toEqual(['closing to the number', 'closed to the number'])
})

it('is taken back within the seven days: all is as it was, the other sessions end, and a later closing waits anew', async () => {
  const own = await sold(deps, 128)
  const caller = await proven(deps, own)
  valueOf(await close(caller))
  deps.clock.forward(waits.backMs - 1)
  const byCode = await proven(deps, own)
  valueOf(await back(byCode))
  expect(await person(own.userId)).toMatchObject({ closing_until: null, closed_at: null, nick_name: '居民128' })
  expect(await liveSessions(own.userId)).toEqual([byCode.tokenId])
  expect(await changes(own.userId)).toEqual(['closing to the number', 'closingBack'])
  deps.clock.forward(1)
  await work()
  expect((await person(own.userId)).closed_at).toBeNull()
  const until = deps.clock.now() + waits.backMs
  expect(valueOf(await close(await proven(deps, own)))).toEqual({ until })
  deps.clock.forward(waits.backMs)
  await work()
  expect((await person(own.userId)).closed_at).toBe(until)
})

it('taking back an account that does not wait does nothing; a closed one is answered as to a guest', async () => {
  const own = await sold(deps, 128)
  const caller = await proven(deps, own)
  valueOf(await back(caller))
  expect(await changes(own.userId)).toEqual([])
  valueOf(await close(caller))
  deps.clock.forward(waits.backMs)
  await work()
  await expect(back(caller)).rejects.toThrow('closed meanwhile')
  await expect(close(caller)).rejects.toThrow('closed meanwhile')
})

it('begins nothing for an account that waits', async () => {
  const caller = await proven(deps, await sold(deps, 128))
  valueOf(await close(caller))
  await expect(addFavourite(deps, caller.userId, { kind: 'block', refId: 1 })).rejects.toThrow('closed meanwhile')
})

it('a lost wake-up is found again', async () => {
  const own = await sold(deps, 128)
  valueOf(await close(await proven(deps, own)))
  await deps.db.deleteFrom('job').execute()
  expect(await forgotten(deps.db, deadlines)).toEqual([`closeAccount ${own.userId}: nothing waits for its time`])
  deps.clock.forward(waits.backMs)
  expect(await wakeOverdue(deps, deadlines)).toBe(1)
  await work()
  expect((await person(own.userId)).closed_at).toBe(deps.clock.now())
})

it('the number is free again when the account is closed, and not before', async () => {
  const own = await sold(deps, 128)
  const { mobile } = await person(own.userId)
  const caller = await proven(deps, own)
  valueOf(await close(caller))
  expect((await person(own.userId)).mobile).toBe(mobile)
  deps.clock.forward(waits.backMs)
  await work()
  const row = { nick_name: '新人', avatar: '', mobile, is_admin: false, points: 0, points_unranked: 0 }
  await deps.db
    .insertInto('user_account')
    .values({ user_id: 7, ...row, thumbs: '', intro: '', created_at: 1 })
    .execute()
  expect((await person(7)).mobile).toBe(mobile)
})

it('names everything that stands in the way', async () => {
  const [own, seller] = [await resident(deps, 128, 100_000), await resident(deps, 129, 0)]
  const taken = valueOf(await takeRice(deps, own, (await rice(deps, seller)).saleId))
  expect(await obstacles(own.userId)).toEqual(['orders', 'money', 'blocks'])
  expect(await obstacles(seller.userId)).toEqual(['orders', 'blocks'])
  valueOf(await payFor(deps, own, taken.payNo))
  const refused = refusalOf(await close(await proven(deps, own)))
  expect(refused).toMatchObject({ reason: 'LIMIT', data: { closing: { obstacles: [{ what: 'orders' }, {}, {}] } } })
  const delivered = valueOf(await actOn(deps, seller, taken.orderId, 2, 'deliver'))
  valueOf(await actOn(deps, own, taken.orderId, delivered.ver, 'confirm'))
  expect(await obstacles(own.userId)).toEqual(['money', 'blocks'])
})

it('gives what is too little to be taken out to the fund of the city when it closes, and keeps the books', async () => {
  const own = await sold(deps, 128, restBelow - 1)
  expect(valueOf(await readClosing(deps, own.userId))).toMatchObject({ obstacles: [], rest: restBelow - 1 })
  const caller = await proven(deps, own)
  expect(refusalOf(await close(caller))).toMatchObject({
    reason: 'MOVED',
    data: { closing: { rest: restBelow - 1 } },
  })
  valueOf(await close(caller, restBelow - 1))
  expect(await balancesOf(deps.db, own.userId)).toMatchObject({ available: restBelow - 1 })
  deps.clock.forward(waits.backMs)
  await work()
  expect(await balancesOf(deps.db, own.userId)).toMatchObject({ available: 0, frozen: 0, income: 0 })
  const fund = await deps.db.selectFrom('account').select('balance').where('key', '=', `area:${areaId}:fund`).execute()
  expect(fund).toEqual([{ balance: restBelow - 1 }])
})

it('money that came meanwhile and can be taken out keeps the account, and its person is told', async () => {
  const own = await sold(deps, 128)
  valueOf(await close(await proven(deps, own)))
  await credit(deps, own.userId, restBelow)
  deps.clock.forward(waits.backMs)
  await work()
  expect(await person(own.userId)).toMatchObject({ closing_until: null, closed_at: null })
  expect(await changes(own.userId)).toEqual(['closing to the number', 'closingEnded to the number'])
})

it('asks for money from the smallest withdrawal on to be taken out, and sees offices', async () => {
  const own = await sold(deps, 128)
  await credit(deps, own.userId, restBelow)
  await deps.db
    .insertInto('area_role')
    .values({ area_id: areaId, user_id: own.userId, role: 'arbiter', since: 1 })
    .execute()
  expect(await obstacles(own.userId)).toEqual(['money', 'offices'])
})
