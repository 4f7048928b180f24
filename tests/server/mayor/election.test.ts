import { shortMoment } from '@contract/moments'
import { guest } from '../../../server/http/caller'
import { runDue } from '../../../server/jobs/jobs'
import { orderJobs } from '../../../server/modules/orders/jobs'
import type { TestDeps } from '../../support/database/database'
import * as city from '../../support/city/mayor'
import { citizen, citizens, dayMs, operator } from '../../support/city/mayor'
import { noticeKinds, refusalOf } from '../../support/city/outcomes'
import { decided, judge } from '../../support/city/order-steps'
import { areaId, inSmallCity, parties, valueOf } from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, city.mayorFaults)

const hourMs = 3_600_000

describe('an election', () => {
  it('is announced by an operator, one at a time, with the days of its stages', async () => {
    const clerk = await operator(deps)
    const election = valueOf(await city.announce(deps, clerk))
    expect(election).toMatchObject({ termNo: 1, attempt: 1, state: 'announced', candidates: [], acts: [], mine: null })
    const { announcedAt, nominateFrom, voteFrom, voteTo, seatFrom } = election
    expect(Math.ceil((nominateFrom - announcedAt) / dayMs)).toBe(4)
    expect([nominateFrom, voteFrom, voteTo, seatFrom].map((ms) => shortMoment(ms).slice(-5))).toEqual([
      '08:00',
      '20:00',
      '20:00',
      '08:00',
    ])
    expect([voteFrom - nominateFrom, voteTo - voteFrom, seatFrom - voteTo].map((ms) => ms / hourMs)).toEqual([
      276, 168, 12,
    ])
    expect(refusalOf(await city.announce(deps, clerk))).toMatchObject({
      reason: 'LIMIT',
      data: { electionId: election.electionId },
    })
    expect(await city.told(deps)).toEqual(['第 1 届市长选举'])
    const deeds = await deps.db.selectFrom('audit').select(['call', 'ref_type']).execute()
    expect(deeds).toEqual([{ call: '/admin/election/announce', ref_type: 'election' }])
  })

  it('takes candidates between 8:00 of the fifth day and the evening of the last one', async () => {
    const [one] = await citizens(deps, 1)
    const { electionId, voteFrom } = valueOf(await city.announce(deps, await operator(deps)))
    expect(refusalOf(await city.join(deps, one ?? guest, electionId))).toMatchObject({ msg: '报名尚未开始' })
    await city.at(deps, (await city.electionOf(deps, electionId)).nominate_from)
    expect((await city.seen(deps, electionId, one)).acts).toEqual(['join'])
    deps.clock.at = voteFrom
    expect(refusalOf(await city.join(deps, one ?? guest, electionId))).toMatchObject({
      reason: 'CLOSED',
      msg: '报名已截止',
    })
    expect((await city.seen(deps, electionId, one)).acts).toEqual([])
  })

  it('tells a reader the own conditions, and refuses who does not meet them', async () => {
    const { buyer: loser, seller: winner } = await parties(deps)
    await decided(deps, { buyer: loser, seller: winner }, await judge(deps, 'arbiter'), 'release')
    const before = { held_since: deps.clock.now() - 30 * dayMs }
    await deps.db.updateTable('block').set(before).where('area_id', '=', areaId).execute()
    const [old, fresh] = [await citizen(deps, 1), await citizen(deps, 2, 0)]
    const electionId = await city.nominating(deps)
    await runDue(deps, orderJobs(deps))
    const days = Math.floor((deps.clock.now() - (await since(fresh.blockId))) / dayMs)
    expect((await city.seen(deps, electionId, old)).mine).toMatchObject({ isEligible: true, lostDisputes: 0 })
    expect((await city.seen(deps, electionId, winner)).mine).toMatchObject({ isEligible: true, lostDisputes: 0 })
    expect((await city.seen(deps, electionId, fresh)).mine).toMatchObject({ isEligible: false, residentDays: days })
    expect((await city.seen(deps, electionId, loser)).mine).toMatchObject({ isEligible: false, lostDisputes: 1 })
    expect(refusalOf(await city.join(deps, fresh, electionId))).toMatchObject({
      reason: 'NO_RIGHT',
      msg: `居住 ${days} 天，满 30 天可参选`,
    })
    expect(refusalOf(await city.join(deps, loser, electionId))).toMatchObject({ msg: '近 90 天有输掉的纠纷' })
    valueOf(await city.offer(deps, old))
    expect(refusalOf(await city.join(deps, old, electionId))).toMatchObject({ reason: 'BLOCK_TRANSFER' })
  })

  it('forgives a lost dispute ninety days after the decision was carried out', async () => {
    const two = await parties(deps)
    await decided(deps, two, await judge(deps, 'arbiter'), 'refund')
    deps.clock.forward(dayMs)
    await runDue(deps, orderJobs(deps))
    const before = { held_since: deps.clock.now() - 30 * dayMs }
    await deps.db.updateTable('block').set(before).where('area_id', '=', areaId).execute()
    const executedAt = deps.clock.now()
    deps.clock.at = executedAt + 83 * dayMs
    const electionId = await city.nominating(deps)
    deps.clock.at = executedAt + 90 * dayMs
    expect(refusalOf(await city.join(deps, two.seller, electionId))).toMatchObject({ data: { lostDisputes: 1 } })
    deps.clock.forward(1)
    valueOf(await city.join(deps, two.seller, electionId))
  })

  const since = async (blockId: number) =>
    (await deps.db.selectFrom('block').select('held_since').where('block_id', '=', blockId).executeTakeFirst())
      ?.held_since ?? 0

  it('lets a candidate change the words, quit once, and not come back', async () => {
    const [one, two] = await citizens(deps, 2)
    if (!one || !two) throw new Error()
    const electionId = await city.nominating(deps)
    valueOf(await city.join(deps, one, electionId))
    const changed = valueOf(await city.join(deps, one, electionId, '每周公开一次纠纷裁定理由。'))
    expect(changed.candidates.map(({ statement, isMine }) => [statement, isMine])).toEqual([
      ['每周公开一次纠纷裁定理由。', true],
    ])
    expect(changed.acts).toEqual(['edit', 'quit'])
    valueOf(await city.join(deps, two, electionId))
    expect(await noticeKinds(deps, one.userId)).toEqual(['mayorJoined'])
    expect(valueOf(await city.quit(deps, one, electionId)).candidates[0]?.state).toBe('quit')
    expect(refusalOf(await city.quit(deps, one, electionId))).toMatchObject({ reason: 'NO_RIGHT' })
    expect(refusalOf(await city.join(deps, one, electionId))).toMatchObject({ msg: '已退出本届，不能再参选' })
    expect(await city.told(deps)).toEqual(['第 1 届市长选举'])
  })

  it('has three pictures of a candidate, and ninety-nine candidates, at most', async () => {
    const [one, two] = await citizens(deps, 2)
    const electionId = await city.nominating(deps)
    const said = '再修两座便民柜，公开每月账。'
    const four = ['a', 'b', 'c', 'd'].map((name) => `${name}.jpg`).join(',')
    expect(refusalOf(await city.join(deps, one ?? guest, electionId, said, four))).toMatchObject({
      reason: 'FORM',
      data: { fields: { thumbs: '最多 3 张' } },
    })
    valueOf(await city.join(deps, one ?? guest, electionId, said, 'a.jpg,b.jpg,c.jpg'))
    const first = await deps.db.selectFrom('mayor_candidate').selectAll().executeTakeFirstOrThrow()
    for (let place = 2; place <= 99; place += 1) {
      const { user_id: userId } = await deps.db
        .insertInto('user_account')
        .values({
          user_id: place,
          nick_name: '',
          avatar: '',
          mobile: '',
          is_admin: false,
          points: 0,
          points_unranked: 0,
          thumbs: '',
          intro: '',
          created_at: 0,
        })
        .returning('user_id')
        .executeTakeFirstOrThrow()
      await deps.db
        .insertInto('mayor_candidate')
        .values({ ...first, place, user_id: userId })
        .execute()
    }
    expect(refusalOf(await city.join(deps, two ?? guest, electionId))).toMatchObject({ msg: '候选人已满' })
  })

  it('is void without a candidate, is announced once more after seven days, and not a third time', async () => {
    const electionId = await city.voting(deps, [])
    const first = await city.seen(deps, electionId)
    expect([first.state, first.census, first.isPublished]).toEqual(['void', 0, false])
    expect((first.againAt ?? 0) - first.voteFrom).toBe(7 * dayMs)
    await city.at(deps, first.againAt ?? 0)
    const { election: second } = await city.info(deps)
    expect(second).toMatchObject({ no: first.no, termNo: 1, attempt: 2, state: 'announced', againAt: null })
    await city.at(deps, second?.voteFrom ?? 0)
    await city.at(deps, deps.clock.now() + 30 * dayMs)
    expect((await city.info(deps)).election).toMatchObject({ attempt: 2, state: 'void', againAt: null })
    expect(await city.told(deps)).toEqual([
      '第 1 届市长选举',
      '第 1 届市长选举未选出市长',
      '第 1 届市长选举',
      '第 1 届市长选举未选出市长',
    ])
    expect(valueOf(await city.announce(deps, await operator(deps)))).toMatchObject({ termNo: 2, attempt: 1 })
  })
})
