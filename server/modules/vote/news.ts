import { votes } from '@contract/vote/limits'
import { endText } from '@contract/moments'
import { percentText, shareText, spanText } from '@contract/spans'
import { isPublished, yesShareOf } from '@contract/vote/count'
import type { Tx } from '../../db/schema'
import type { Deps } from '../../deps'
import { plainWords } from '../../format/rich-text'
import { yuan } from '../../format/yuan'
import { announce } from '../area/open/announce'
import { mayorsOf } from '../area/open/mayors'
import { tell, tellAll } from '../notices/open/tell'
import { idleOf, votersOf } from './ballot-store'
import { castNotice } from './open/said'
import { optionsIn, choiceIn, tallyIn } from './rules/stored'
import type { VoteTable } from './tables'
import { supportersOf } from './vote-store'

type Teller = Pick<Deps, 'ids' | 'clock'>

const about = ({ vote_id: refId }: VoteTable) => ({ type: 'vote', refType: 'vote', refId }) as const

const closeText = (vote: VoteTable, now: number): string => endText(vote.close_at ?? now, now)

const tellAuthor = (tx: Tx, deps: Teller, vote: VoteTable, kind: string, title: string, content: string) =>
  tell(tx, deps, { ...about(vote), userId: vote.author_user_id, kind, title, content, onlyOnce: true })

/** Tells the area that a vote is open. Source: community §4, row 2. */
export const tellOpened = (tx: Tx, deps: Teller, vote: VoteTable) =>
  announce(tx, deps, vote.area_id, {
    type: 'vote',
    title: `新投票：${vote.title}`,
    content: plainWords(`${vote.author_block_no} 号发起，到 ${closeText(vote, deps.clock.now())}，一块一票。`),
  })

/** Asks the mayor for support. Source: community §4, row 2f. */
export async function tellAsked(tx: Tx, deps: Teller, vote: VoteTable): Promise<void> {
  const content = `${vote.author_block_no} 号申请支出 ${yuan(vote.amount ?? 0)}，市长或 ${votes.supportNeed} 块附议后开投。`
  const news = { ...about(vote), kind: 'voteAsked', title: `等附议：${vote.title}`, content }
  await tellAll(tx, deps, await mayorsOf(tx, vote.area_id), news)
}

/** Tells the author that there are enough supporters but it cannot open. Source: community §4, row 3. */
export const tellShort = (tx: Tx, deps: Teller, vote: VoteTable, because: string) =>
  tellAuthor(tx, deps, vote, 'voteShort', `${vote.title}：暂不能开投`, `附议已达标。${because}，有新的附议时再试。`)

/** Tells the author that a draft has lapsed. Source: community §4, row 4. */
export const tellLapsed = (tx: Tx, deps: Teller, vote: VoteTable) =>
  vote.asked_at === null
    ? tellAuthor(
        tx,
        deps,
        vote,
        'voteLapsed',
        `${vote.title}：草稿已作废`,
        `草稿保留 ${spanText(votes.draftMs)}，已到期。`,
      )
    : tellAuthor(tx, deps, vote, 'voteLapsed', `${vote.title}：附议不足，已作废`, `期限内附议不足。（${vote.no}）`)

/** Tells the voter that the ballot is in. Nothing of it is said. Source: community §4, row 5. */
export const tellCast = (tx: Tx, deps: Teller, vote: VoteTable, userId: number, blockNo: number) =>
  tell(tx, deps, {
    ...about(vote),
    userId,
    kind: 'voteCast',
    isOwn: true,
    ...castNotice({ name: vote.title, no: vote.no }, blockNo),
  })

/** Reminds those who may vote and have not. Source: community §4, row 6. */
export async function tellReminder(tx: Tx, deps: Teller, vote: VoteTable): Promise<void> {
  const content = `${vote.title}，到 ${closeText(vote, deps.clock.now())} 截止，不投不计。`
  await tellAll(tx, deps, await idleOf(tx, vote.vote_id), {
    ...about(vote),
    kind: 'voteReminder',
    title: '尚未投票',
    content,
  })
}

/** Tells supporters that its author withdrew a vote. Source: community §4, row 7. */
export async function tellCancelled(tx: Tx, deps: Teller, vote: VoteTable): Promise<void> {
  const people = new Set((await supportersOf(tx, vote.vote_id)).map(({ user_id }) => user_id))
  const because = vote.cancel_reason === '' ? '' : `原因：${vote.cancel_reason}。`
  const content = `由 ${vote.author_block_no} 号撤回。${because}（${vote.no}）`
  await tellAll(tx, deps, [...people], {
    ...about(vote),
    kind: 'voteCancelled',
    title: `${vote.title}：已撤回`,
    content,
  })
}

/** Tells author and voters why operators removed a vote. Source: community §4, row 8. */
export async function tellRemoved(tx: Tx, deps: Teller, vote: VoteTable): Promise<void> {
  const people = new Set([vote.author_user_id, ...(await votersOf(tx, vote.vote_id))])
  const content = `不再计票。原因：${vote.cancel_reason}。（${vote.no}）`
  await tellAll(tx, deps, [...people], { ...about(vote), kind: 'voteRemoved', title: '投票已移除', content })
}

const resultWords = { passed: '通过', failed: '未通过', noQuorum: '人数不足' } as const

/** What came out of a count, in a sentence; of a few secret ballots the outcome only. */
function outcomeText(vote: VoteTable): string {
  const tally = tallyIn(vote.tally)
  const options = optionsIn(vote.options)
  const names = choiceIn(vote.accepted).flatMap((option) => options[option]?.text ?? [])
  if (vote.state === 'noQuorum') return `投票人数未达 ${percentText(vote.min_turnout)}。`
  if (names.length > 0) return `入选：${names.join('、')}。`
  if (vote.is_tie) return '最高票并列。'
  if (vote.ballot !== 'yesno' || !tally || !isPublished(vote, tally.ballots)) return ''
  return `同意 ${shareText(yesShareOf(tally))}，通过线 ${percentText(vote.pass_share)}。`
}

/**
 * Tells voters, author and payee how a vote ended; the area too when it is about a rule or money. That money will be paid the area reads
 * from the fund, with the amount and the day, so not from here too. Source: community §4, row 9; §3, row 3.
 */
export async function tellClosed(tx: Tx, deps: Teller, vote: VoteTable): Promise<void> {
  const { state } = vote
  if (state !== 'passed' && state !== 'failed' && state !== 'noQuorum') return
  const title = `${vote.title}：${resultWords[state]}`
  const content = `已截止。${outcomeText(vote)}（${vote.no}）`
  const payee = vote.payee_user_id === null ? [] : [vote.payee_user_id]
  const people = new Set([vote.author_user_id, ...payee, ...(await votersOf(tx, vote.vote_id))])
  await tellAll(tx, deps, [...people], { ...about(vote), kind: 'voteClosed', title, content })
  const isToldByFund = vote.kind === 'fund' && state === 'passed'
  if (vote.kind !== 'opinion' && !isToldByFund)
    await announce(tx, deps, vote.area_id, { type: 'vote', title, content: plainWords(content) })
}
