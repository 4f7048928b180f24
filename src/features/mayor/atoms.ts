import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { MayorElection, MayorTerm } from '@contract/endpoints/community/mayor-view'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'

/** An election of a city, who is in the seat, and what comes next. */
export type MayorPage = ApiOutput<'/bctMayor/info'>

/** The election that a city has now or had last, also for guests. An earlier one is opened above it, and leaves it as it is. */
export const latestCall = keyedCall<MayorPage>((api, areaId) => api.form('/bctMayor/info', { areaId }, { quiet: true }))
/** One election by its id, also for guests. */
export const earlierCall = keyedCall<MayorPage>((api, electionId) =>
  api.form('/bctMayor/info', { electionId }, { quiet: true }),
)

/** Everybody who was elected in an area, newest first. The token distinguishes accounts. */
export const termsCall = listCall<
  ApiOutput<'/bctMayor/list'>,
  { readonly areaId: number; readonly token: string },
  null
>((api, { areaId }, page) => api.form('/bctMayor/list', { areaId, ...page }), {
  access: 'anyone',
  idOf: ({ termId }: MayorTerm) => termId,
  extraOf: () => null,
})

/** What somebody does with an election besides voting. `quit` gives back the seat, too. */
export type MayorWish =
  { readonly act: 'join'; readonly statement: string; readonly thumbs: string } | { readonly act: 'quit' }

const acting = oneAtATime()

/** Whether something is on its way that must not be sent twice. */
export const isBusyAtom = acting.isOnAtom

/**
 * Stands, changes what is said, takes it back or resigns, once however often it is sent; undefined while another one is on its way. An
 * unanswered other text is not repeated after it: its repeat would be answered and not carried out. Failures: those of the act's call.
 */
export const actAtom = atom(
  null,
  (
    get,
    set,
    { electionId, ver }: Pick<MayorElection, 'electionId' | 'ver'>,
    wish: MayorWish,
  ): Promise<Result<MayorElection, CallError> | undefined> => {
    const family = ['mayor', electionId] as const
    const send = (clientNo: string) => {
      const on = { clientNo, electionId, ver }
      return wish.act === 'quit'
        ? get(apiAtom).json('/bctMayor/quit', on)
        : get(apiAtom).json('/bctMayor/join', { ...on, statement: wish.statement, thumbs: wish.thumbs })
    }
    return acting.run(get, set, () => sendCommand(get(commandsAtom), [...family, ver, wish], send, family))
  },
)

/** A ballot as it is sent. */
export interface Paper {
  readonly electionId: number
  readonly blockNo: number
  readonly ranks: readonly number[]
  readonly receipt: string
}

/** Casts a ranked ballot or changes it, once however often the same ranks are sent. Failures: those of `/bctMayor/cast`. */
export const castAtom = atom(null, (get, _set, { electionId, blockNo, ranks, receipt }: Paper) => {
  const family = ['rank', electionId, blockNo] as const
  return sendCommand(
    get(commandsAtom),
    [...family, ranks],
    (clientNo) => get(apiAtom).json('/bctMayor/cast', { clientNo, electionId, ranks: [...ranks], receipt }),
    family,
  )
})

/** The published ballots of an election under one hexadecimal digit. Failures: those of `/bctMayor/ballots`. */
export const ballotsAtom = atom(null, async (get, _set, electionId: number, prefix: string) => {
  const answer = await get(apiAtom).form('/bctMayor/ballots', { electionId, prefix })
  return answer.ok ? ok(answer.value.ballots.map(({ mark, ranks }) => ({ mark, choice: ranks }))) : answer
})
