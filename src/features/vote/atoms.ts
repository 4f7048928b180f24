import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import type { votes } from '@contract/vote/limits'
import type { Fen } from '@contract/money'
import { ok } from '@contract/result'
import type { VoteWish } from '@contract/vote/wish'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, forgetWishes, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { underWay } from '@/lib/api/one-at-a-time'

type Answer = ApiOutput<'/bctVote/list'>

/** What a list says besides its rows. */
export type VoteListExtra = Pick<Answer, 'areaName' | 'enabled' | 'counts' | 'asking' | 'held'>

/** Votes of an area under a tab; also for guests. The token distinguishes whose `todo` it is. */
export type VoteQuery = Pick<ApiInput<'/bctVote/list'>, 'areaId' | 'tab'> & { readonly token: string }

export const voteListCall = listCall<Answer, VoteQuery, VoteListExtra>(
  (api, { areaId, tab }, page) => api.form('/bctVote/list', { areaId, tab, ...page }),
  {
    access: 'anyone',
    idOf: ({ voteId }) => voteId,
    extraOf: ({ areaName, enabled, counts, asking, held }) => ({ areaName, enabled, counts, asking, held }),
  },
)

const info = keyedCall<VoteInfo>((api, voteId) => api.form('/bctVote/info', { voteId }))

/** One vote by its id; also for guests. */
export const voteAtom = info.valueAtom
export const loadVoteAtom = info.loadAtom

type Known = Pick<VoteInfo, 'voteId' | 'ver'>

/** Supports a vote or takes that back, and shows it as it is then. Failures: those of `/bctVote/support`. */
export const supportAtom = atom(null, async (get, set, { voteId, ver }: Known, isOn: boolean) => {
  const on = isOn ? 1 : 0
  const result = await sendCommand(get(commandsAtom), ['support', voteId, ver, on], (clientNo) =>
    get(apiAtom).json('/bctVote/support', { clientNo, voteId, ver, on }),
  )
  if (result.ok) set(info.showAtom, voteId, result.value)
  return result
})

const writing = ['vote'] as const

/** Withdraws one's own vote, and shows it as it is then; the same one may then be written again. Failures: those of `/bctVote/cancel`. */
export const cancelAtom = atom(null, async (get, set, { voteId, ver }: Known, reason: string) => {
  const result = await sendCommand(
    get(commandsAtom),
    ['cancelVote', voteId, ver, reason],
    (clientNo) => get(apiAtom).json('/bctVote/cancel', { clientNo, voteId, ver, reason }),
    writing,
  )
  if (result.ok) set(info.showAtom, voteId, result.value)
  return result
})

/** A ballot as it is sent. */
export interface Paper {
  readonly voteId: number
  readonly blockNo: number
  readonly choice: readonly number[]
  readonly receipt: string
}

/**
 * Casts a ballot or changes it, once however often the same choice is sent. An unanswered other choice is not repeated after it: its repeat
 * would be answered and not carried out. Failures: those of `/bctVote/cast`.
 */
export const castAtom = atom(null, (get, _set, { voteId, blockNo, choice, receipt }: Paper) => {
  const family = ['cast', voteId, blockNo] as const
  return sendCommand(
    get(commandsAtom),
    [...family, choice],
    (clientNo) => get(apiAtom).json('/bctVote/cast', { clientNo, voteId, choice: [...choice], receipt }),
    family,
  )
})

export type Ballot = ApiOutput<'/bctVote/ballots'>['ballots'][number]

/** The published ballots of a vote under one hexadecimal digit. Failures: those of `/bctVote/ballots`. */
export const ballotsAtom = atom(null, (get, _set, voteId: number, prefix: string) =>
  get(apiAtom).form('/bctVote/ballots', { voteId, prefix }),
)

/** What somebody who writes a vote wants to know. Money in fen. */
export interface WritingFacts {
  readonly points: number
  readonly free: Fen
  readonly reserved: Fen
  /** How many blocks are held: the census of a vote that would open now. */
  readonly held: number
  readonly enabled: boolean
  /** The reader's own vote that has not ended. */
  readonly running: number | undefined
}

const sending = underWay()

const facts = keyedCall<WritingFacts>(async (api, areaId, get) => {
  const [assets, fund, list] = await Promise.all([
    api.form('/user/assets', {}),
    api.form('/bctFund/info', { areaId }),
    api.form('/bctVote/list', { areaId, tab: 'mine' }),
  ])
  if (!assets.ok) return assets
  if (!fund.ok) return fund
  if (!list.ok) return list
  const { free, reserved } = fund.value
  const { held, enabled, data } = list.value
  const running = data.find(({ state, mine }) => mine?.isAuthor && (state === 'draft' || state === 'open'))?.voteId
  // A block has one vote that has not ended. Without one, an unanswered try never arrived or has ended: the same is written anew.
  if (running === undefined && !get(sending.isOnAtom)) forgetWishes(get(commandsAtom), [...writing, 0])
  return ok({ points: assets.value.points, free, reserved, held, enabled, running })
})

/** By the id of the area. */
export const writingFactsAtom = facts.valueAtom
export const loadWritingFactsAtom = facts.loadAtom

/** A vote as its author writes it: what `/bctVote/add` takes besides the command's number. */
export interface WrittenVote extends VoteWish {
  readonly options: { readonly text: string; readonly note: string }[]
  readonly days: (typeof votes.days)[number]
  readonly amount?: Fen
}

/** Writes a vote, or changes the draft `of`; started or let look for supporters unless it stays a draft. */
export const writeAtom = atom(null, async (get, set, of: Known | undefined, wish: WrittenVote, isDraft: boolean) => {
  const draft = isDraft ? 1 : 0
  const named = [...writing, of?.voteId ?? 0, of?.ver ?? 0, draft, wish] as const
  const result = await sending.run(set, () =>
    sendCommand(get(commandsAtom), named, (clientNo) =>
      of
        ? get(apiAtom).json('/bctVote/edit', { clientNo, voteId: of.voteId, ver: of.ver, draft, ...wish })
        : get(apiAtom).json('/bctVote/add', { clientNo, draft, ...wish }),
    ),
  )
  if (result.ok) set(info.showAtom, result.value.voteId, result.value)
  return result
})
