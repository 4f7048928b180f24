import { guest } from '../../../server/http/caller'
import { pointsOf } from '../../../server/modules/points/open/award'
import type { TestDeps } from '../../support/database/database'
import * as city from '../../support/city/mayor'
import { citizen, citizens, dayMs, operator } from '../../support/city/mayor'
import { noticeKinds, refusalOf, unreadKinds } from '../../support/city/outcomes'
import { inSmallCity, valueOf } from '../../support/city/small-city'
import { receipt } from '../../support/city/votes'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, city.mayorFaults)

describe('the voting', () => {
  it('takes a ballot of each block that was held when it opened, and its changes with the receipt', async () => {
    const people = await citizens(deps, 5)
    const [one, two, voter, other] = people
    if (!one || !two || !voter || !other) throw new Error()
    const electionId = await city.voting(deps, [one, two])
    const late = await citizen(deps, 90)
    const paper = receipt()
    const first = valueOf(await city.cast(deps, voter, electionId, [2, 1], paper))
    expect(first).toMatchObject({ cast: 1, census: 5, changed: false, pointsRow: { content: '投票', pointsAdd: 1 } })
    expect(Object.keys(first).sort()).toEqual(['at', 'cast', 'census', 'changed', 'electionId', 'pointsRow'])
    const second = valueOf(await city.cast(deps, voter, electionId, [1], paper))
    expect(second).toMatchObject({ cast: 1, changed: true })
    expect(second.pointsRow).toBeUndefined()
    expect(await pointsOf(deps.db, voter.userId)).toBe(1)
    expect(await noticeKinds(deps, voter.userId)).toEqual(['mayorCast'])
    expect(await unreadKinds(deps, voter.userId)).toEqual([])
    expect(refusalOf(await city.cast(deps, voter, electionId, [1]))).toMatchObject({
      reason: 'NO_RIGHT',
      msg: '这块已经投过，改票要用原来的回执',
    })
    expect(refusalOf(await city.cast(deps, other, electionId, [1], paper))).toMatchObject({ reason: 'FORM' })
    expect(refusalOf(await city.cast(deps, late, electionId, [1]))).toMatchObject({ msg: '90 号不在这次名册里' })
    for (const ranks of [[], [1, 1], [3], [1, 2, 1, 2]])
      expect(refusalOf(await city.cast(deps, other, electionId, ranks))).toMatchObject({ reason: 'FORM' })
    const mine = await city.seen(deps, electionId, voter)
    expect([mine.mine?.cast, mine.acts, mine.rounds, mine.winner]).toEqual([true, ['change'], [], null])
  })

  it('draws the order on the ballot by lot, and keeps it', async () => {
    const people = await citizens(deps, 8)
    const electionId = await city.voting(deps, people)
    const order = async () => (await city.seen(deps, electionId)).candidates.map(({ place }) => place)
    const drawn = await order()
    expect([...drawn].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await order()).toEqual(drawn)
  })

  it('reminds who has not voted a day before its end', async () => {
    const people = await citizens(deps, 3)
    const [one, two, idle] = people
    if (!one || !two || !idle) throw new Error()
    const electionId = await city.voting(deps, [one])
    for (const by of [one, two]) valueOf(await city.cast(deps, by, electionId, [1]))
    await city.at(deps, (await city.electionOf(deps, electionId)).vote_to - dayMs)
    expect(await noticeKinds(deps, idle.userId)).toEqual(['mayorReminder'])
    expect(await noticeKinds(deps, two.userId)).toEqual(['mayorCast'])
  })

  it('is counted at its close: who won takes the seat the next morning for ninety days', async () => {
    const people = await citizens(deps, 6)
    const [one, two, three] = people
    if (!one || !two || !three) throw new Error()
    const electionId = await city.voting(deps, [one, two, three])
    const ballots = [[3, 1], [1], [1, 2], [2, 1], [2, 3], [2]]
    for (const [index, by] of people.entries()) valueOf(await city.cast(deps, by, electionId, ballots[index] ?? []))
    await city.counted(deps, electionId)
    const election = await city.seen(deps, electionId)
    expect(election).toMatchObject({ state: 'seated', winner: 1, runnerUp: 2, cast: 6, isPublished: true })
    expect(election.rounds.map(({ out, majority }) => [out, majority])).toEqual([
      [3, 4],
      [null, 4],
    ])
    expect(await city.mayorsNow(deps)).toEqual([])
    await city.at(deps, election.seatFrom)
    expect(await city.mayorsNow(deps)).toEqual([one.userId])
    const { seat } = await city.info(deps)
    expect(seat).toMatchObject({ blockNo: 1, termNo: 1, isSuccessor: false, from: election.seatFrom })
    expect(((seat?.to ?? 0) - election.seatFrom) / dayMs).toBe(90)
    expect(await noticeKinds(deps, one.userId)).toEqual(['mayorJoined', 'mayorJoined', 'mayorCast', 'mayorElected'])
    expect(await noticeKinds(deps, two.userId)).toContain('mayorCounted')
    expect(await city.told(deps)).toEqual(['第 1 届市长选举', '第 1 届市长选举开始投票', '1 号当选市长'])
  })

  it('is void when fewer than a tenth voted, and publishes no ballot then', async () => {
    const people = await citizens(deps, 11)
    const electionId = await city.voting(deps, people.slice(0, 1))
    valueOf(await city.cast(deps, people[3] ?? guest, electionId, [1]))
    await city.counted(deps, electionId)
    const { state, winner, rounds, againAt, voteTo } = await city.seen(deps, electionId)
    expect([state, winner, rounds, (againAt ?? 0) - voteTo]).toEqual(['void', null, [], 7 * dayMs])
    const row = await deps.db
      .selectFrom('area_notice')
      .select('content')
      .orderBy('notice_id', 'desc')
      .executeTakeFirst()
    expect(row?.content).toContain('投票率 9.1 %，不到 10 %。')
  })

  it('skips who quits meanwhile, and tells the area', async () => {
    const people = await citizens(deps, 3)
    const [one, two, three] = people
    if (!one || !two || !three) throw new Error()
    const electionId = await city.voting(deps, [one, two])
    for (const by of people) valueOf(await city.cast(deps, by, electionId, [1, 2]))
    valueOf(await city.quit(deps, one, electionId))
    await city.counted(deps, electionId)
    expect(await city.seen(deps, electionId)).toMatchObject({ state: 'seated', winner: 2, runnerUp: null })
    expect(await city.told(deps)).toContain('1 号退出选举')
  })
})

describe('a candidate', () => {
  it('is struck by two operators with a reason that stands in place of the words', async () => {
    const [one, two] = await citizens(deps, 2)
    if (!one || !two) throw new Error()
    const [clerk, second] = [await operator(deps), await operator(deps)]
    const electionId = await city.voting(deps, [one, two])
    expect(refusalOf(await city.strike(deps, clerk, electionId, 1, 'strike'))).toMatchObject({ reason: 'CLOSED' })
    expect(refusalOf(await city.strike(deps, clerk, electionId, 1, 'askStrike', '不好'))).toMatchObject({
      reason: 'FORM',
    })
    const asked = valueOf(await city.strike(deps, clerk, electionId, 1, 'askStrike'))
    const first = asked.candidates.find(({ place }) => place === 1)
    expect([first?.strikeActs, first?.strikeAsked]).toEqual([[], '冒用他人照片'])
    expect((await city.seen(deps, electionId, two)).candidates.map(({ strikeAsked }) => strikeAsked)).toEqual(['', ''])
    expect(refusalOf(await city.strike(deps, clerk, electionId, 1, 'strike'))).toMatchObject({ reason: 'OWN' })
    valueOf(await city.strike(deps, second, electionId, 1, 'unaskStrike'))
    valueOf(await city.strike(deps, clerk, electionId, 1, 'askStrike'))
    expect(refusalOf(await city.strike(deps, second, electionId, 2, 'askStrike'))).toMatchObject({
      reason: 'CLOSED',
      msg: '已有人申请除名另一位候选人',
    })
    const struck = valueOf(await city.strike(deps, second, electionId, 1, 'strike'))
    expect(struck.candidates.find(({ place }) => place === 1)).toMatchObject({
      state: 'struck',
      statement: '内容已移除：冒用他人照片',
      reason: '冒用他人照片',
    })
    expect(await noticeKinds(deps, one.userId)).toContain('mayorStruck')
    expect(await city.told(deps)).toContain('1 号不再参选')
    expect(
      refusalOf(await city.strike(deps, { ...clerk, userId: two.userId }, electionId, 2, 'askStrike')),
    ).toMatchObject({ reason: 'OWN', msg: '你在这次选举里，不能处理' })
    const deeds = await deps.db
      .selectFrom('audit')
      .select('call')
      .where('ref_id', '=', electionId)
      .orderBy('no')
      .execute()
    expect(deeds.map(({ call }) => call)).toEqual([
      '/admin/election/announce',
      '/admin/election/strike',
      '/admin/approval/refuse',
      '/admin/election/strike',
      '/admin/approval/approve',
    ])
  })

  it('is struck when the block is set for transfer, and may not come back when that is taken back', async () => {
    const [one, two] = await citizens(deps, 2)
    if (!one || !two) throw new Error()
    const electionId = await city.voting(deps, [one, two])
    valueOf(await city.offer(deps, one))
    expect((await city.seen(deps, electionId, one)).candidates.find(({ place }) => place === 1)).toMatchObject({
      state: 'struck',
      reason: '区块已设置转让',
      statement: '再修两座便民柜，公开每月账。',
    })
    expect(refusalOf(await city.cast(deps, two, electionId, [1]))).toMatchObject({ reason: 'FORM' })
    expect(refusalOf(await city.cast(deps, one, electionId, [2]))).toMatchObject({ reason: 'BLOCK_TRANSFER' })
  })
})
