import { tallyOf } from '@contract/vote/count'
import { guest } from '../../../server/http/caller'
import { listArchive } from '../../../server/modules/archive/service'
import { listVotes, readBallots, readVote } from '../../../server/modules/vote/info'
import { addVoters, expectHidden, expectUnlinked, onPhone } from '../../support/city/ballots'
import { indexTodoOf } from '../../support/city/community'
import type { TestDatabase } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { plainText, rowTexts } from '../../support/database/every-row'
import { refusalOf } from '../../support/city/outcomes'
import { areaId, clientNo, smallCity, valueOf } from '../../support/city/small-city'
import * as city from '../../support/city/votes'

const open: TestDatabase[] = []
afterEach(async () => {
  for (const database of open.splice(0)) await database.close()
})

async function town() {
  const database = await testDatabase()
  open.push(database)
  const deps = testDeps(database.db)
  await smallCity(deps.db)
  const people = await city.settlers(deps, 6)
  return { deps, people, author: people[0] ?? guest }
}

/** Source: community §10 (no totals leak). */
it('says and stores nothing of an open vote that differs with what was voted, but the ballots themselves', async () => {
  const told = async (choice: number[]) => {
    const { deps, people, author } = await town()
    const { voteId } = valueOf(await city.write(deps, author))
    for (const by of people.slice(1)) valueOf(await city.cast(deps, by, voteId, choice))
    const readers = [guest, ...people]
    const answers = []
    for (const by of readers) {
      answers.push(valueOf(await readVote(deps, by, voteId)), await indexTodoOf(deps, by))
      for (const tab of ['todo', 'open', 'archive', 'mine'] as const)
        answers.push(valueOf(await listVotes(deps, by, { areaId, tab, page: 1 })))
    }
    answers.push(valueOf(await listArchive(deps, { areaId, page: 1, q: '' })))
    const stored = [...(await rowTexts(deps.db, ['vote_ballot', 'board_version']))].map(([table, rows]) => [
      table,
      rows.map(plainText).sort(),
    ])
    return { answers: plainText(JSON.stringify(answers)), stored }
  }
  const [yes, no, abstained] = [await told([0]), await told([1]), await told([])]
  expect(no).toEqual(yes)
  expect(abstained).toEqual(yes)
})

/** Source: community §10 (no link). */
it('leaves nothing after the close that joins a block with a ballot: no row, no order, no version', async () => {
  const { deps, people, author } = await town()
  const { voteId } = valueOf(await city.write(deps, author))
  const papers = people.map((by, i) => ({ by, paper: city.receipt(), choice: [i % 2] }))
  for (const { by, paper, choice } of papers) valueOf(await city.cast(deps, by, voteId, choice, paper))
  const [first] = papers
  if (!first) throw new Error()
  valueOf(await city.cast(deps, first.by, voteId, [1], first.paper))
  await city.close(deps, voteId)

  const receipts = papers.map(({ paper }) => paper)
  await expectUnlinked(deps.db, 'vote', voteId, receipts)

  const ballots = (await rowTexts(deps.db)).get('vote_ballot') ?? []
  const own = people.flatMap(({ userId, blockId }) => [String(userId), String(blockId)])
  expect(ballots).toHaveLength(6)
  for (const id of own) expect(ballots.filter((row) => row.includes(id))).toEqual([])
})

/** Source: community §10 (no link). */
it('leaves nothing while it is open that joins a block with a ballot: no version, no order, no time', async () => {
  const { deps, people, author } = await town()
  const { voteId } = valueOf(await city.write(deps, author))
  const papers = people.map((by, i) => ({ by, paper: city.receipt(), choice: [i % 2] }))
  for (const [before, { by, paper, choice }] of papers.entries()) {
    valueOf(await city.cast(deps, by, voteId, choice, paper))
    await expectHidden(deps.db, 'vote', voteId, before + 1)
  }
  const [first] = papers
  if (!first) throw new Error()
  valueOf(await city.cast(deps, first.by, voteId, [1], first.paper))
  await expectHidden(deps.db, 'vote', voteId, 6)
})

it('a repeat says the same, and one with another choice or receipt is a fault', async () => {
  const { deps, people, author } = await town()
  const { voteId } = valueOf(await city.write(deps, author))
  const [paper, no] = [city.receipt(), clientNo()]
  const by = people[1] ?? guest
  const first = valueOf(await city.cast(deps, by, voteId, [0], paper, no))
  expect(valueOf(await city.cast(deps, by, voteId, [0], paper, no))).toEqual(first)
  for (const again of [
    city.cast(deps, by, voteId, [1], paper, no),
    city.cast(deps, by, voteId, [0], city.receipt(), no),
  ])
    expect(refusalOf(await again)).toMatchObject({ reason: 'FORM', data: { fields: { clientNo: '这个编号已经用过' } } })
  expect(await deps.db.selectFrom('vote_ballot').select('choice').execute()).toEqual([{ choice: '0' }])
})

it('of many ballots writes those anew whose marks begin alike, so that each still lies among many', async () => {
  const { deps, people, author } = await town()
  const { voteId } = valueOf(await city.write(deps, author))
  await addVoters(deps.db, 'vote', voteId, ['0', '1'], 600)
  for (const by of people) valueOf(await city.cast(deps, by, voteId, [0]))
  await expectHidden(deps.db, 'vote', voteId, 80)
})

it('refuses a block on a secret ballot, and a count on an open vote, in the database itself', async () => {
  const { deps, author } = await town()
  const { voteId } = valueOf(await city.write(deps, author))
  const ballot = { vote_id: voteId, mark: Buffer.alloc(32), choice: '0' }
  const put = (more: { anonymous: boolean; block_id: number | null }) =>
    deps.db
      .insertInto('vote_ballot')
      .values({ ...ballot, ...more })
      .execute()
  await expect(put({ anonymous: true, block_id: author.blockId })).rejects.toThrow('check')
  await expect(put({ anonymous: false, block_id: author.blockId })).rejects.toThrow('foreign key')
  await expect(deps.db.updateTable('vote').set({ tally: '{}' }).execute()).rejects.toThrow('check')
})

/** Source: community §4 (secret ballot, 5). */
it('lets a phone count ten thousand published ballots again, and find its own', async () => {
  const { deps, people, author } = await town()
  const { voteId } = valueOf(await city.write(deps, author, { ...city.several, results: 'atEnd' }))
  const paper = city.receipt()
  valueOf(await city.cast(deps, people[1] ?? guest, voteId, [0, 2], paper))
  await addVoters(deps.db, 'vote', voteId, ['', '0', '1', '0,1', '1,2'])
  await deps.db.updateTable('vote').set({ census: 10_005 }).execute()
  await city.close(deps, voteId)

  const { tally } = await city.read(deps, guest, voteId)
  const read = (prefix: string) => readBallots(deps, { voteId, prefix })
  const { again, mine } = await onPhone(read, [voteId, paper], (ballots) => tallyOf(3, ballots))
  expect(again).toEqual(tally)
  expect([again.ballots, mine?.choice]).toEqual([10_000, [0, 2]])
})
