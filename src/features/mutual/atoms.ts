import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { MutualAnswer, MutualInfo, MutualRow } from '@contract/endpoints/community/mutual-view'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Api } from '@/lib/api/api'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, forgetWishes, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { oneAtATime, underWay } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'
import { isLive } from './rules/turn'

type ListAnswer = ApiOutput<'/bctMutual/list'>

/** What a list says besides its rows: whether mutual aid is open here, and how many posts there are of each kind. */
export type MutualListExtra = Pick<ListAnswer, 'enabled' | 'counts'>

/** Posts of an area of one kind, or the reader's own; with these words. The token distinguishes whose acts the rows tell. */
export type MutualQuery = Pick<ApiInput<'/bctMutual/list'>, 'areaId' | 'kind' | 'tab' | 'q'> & {
  readonly token: string
}

export const mutualListCall = listCall<ListAnswer, MutualQuery, MutualListExtra>(
  (api, { token: _token, ...query }, page) => api.form('/bctMutual/list', { ...query, ...page }),
  {
    access: 'anyone',
    idOf: ({ mutualId }: MutualRow) => mutualId,
    extraOf: ({ enabled, counts }, before) => ({ enabled, counts: counts ?? before?.counts }),
  },
)

const info = keyedCall<MutualInfo>((api, mutualId) => api.form('/bctMutual/info', { mutualId }))

/** One post by its id; also for guests. */
export const mutualAtom = info.valueAtom
export const loadMutualAtom = info.loadAtom

/** The next page of a post's replies. Failures: those of `/bctMutual/info`. */
export const moreRepliesAtom = atom(null, (get, _set, mutualId: number, page: number, cursor: string) =>
  get(apiAtom).form('/bctMutual/info', { mutualId, page, cursor }, { quiet: true }),
)

/** What somebody who writes a post wants to know: the points that they can promise, and whether mutual aid is open in their city. */
export interface WritingFacts {
  readonly points: number
  readonly enabled: boolean
}

/** The names of unanswered tries to publish something with this title begin so. */
const titled = (title: string) => ['mutualPost', title] as const

const publishing = underWay()

const facts = keyedCall<WritingFacts>(async (api, areaId, get) => {
  const [assets, list] = await Promise.all([
    api.form('/user/assets', {}),
    api.form('/bctMutual/list', { areaId, tab: 'mine' }),
  ])
  if (!assets.ok) return assets
  if (!list.ok) return list
  const { enabled, data } = list.value
  // What ended was published: the same, written once more, is another post.
  const own = data.filter(({ isMine }) => isMine)
  const live = new Set(own.flatMap((row) => (isLive(row) ? [row.title] : [])))
  const ended = own.flatMap(({ title }) => (live.has(title) ? [] : [title]))
  if (!get(publishing.isOnAtom)) for (const title of ended) forgetWishes(get(commandsAtom), titled(title))
  return ok({ points: assets.value.points, enabled })
})

/** By the id of the area. */
export const writingFactsAtom = facts.valueAtom
export const loadWritingFactsAtom = facts.loadAtom

type Known = Pick<MutualInfo, 'mutualId' | 'ver'>

/** What somebody does with a post. */
export type MutualWish =
  | { readonly act: 'join'; readonly content: string }
  | { readonly act: 'choose'; readonly replyId: number }
  | { readonly act: 'finish'; readonly content: string; readonly thumbs: string }
  | { readonly act: 'thank'; readonly thanks: number }
  | { readonly act: 'notHelped'; readonly reason: string }
  | { readonly act: 'withdraw' | 'close' | 'pin' | 'unpin' }

function sendWish(api: Api, { mutualId, ver }: Known, clientNo: string, wish: MutualWish) {
  const on = { clientNo, mutualId, ver }
  switch (wish.act) {
    case 'join':
      return api.json('/bctMutual/join', { ...on, content: wish.content })
    case 'choose':
      return api.json('/bctMutual/choose', { ...on, replyId: wish.replyId })
    case 'finish':
      return api.json('/bctMutual/finish', { ...on, content: wish.content, thumbs: wish.thumbs })
    case 'thank':
      return api.json('/bctMutual/done', { ...on, helped: 1, thanks: wish.thanks })
    case 'notHelped':
      return api.json('/bctMutual/done', { ...on, helped: 0, reason: wish.reason })
    case 'withdraw':
      return api.json('/bctMutual/withdraw', on)
    case 'close':
      return api.json('/bctMutual/close', on)
    case 'pin':
    case 'unpin':
      return api.json('/bctMutual/pin', { ...on, on: wish.act === 'pin' ? 1 : 0 })
  }
}

const acting = oneAtATime()

/** Whether something is on its way that must not be sent twice. */
export const isBusyAtom = acting.isOnAtom

/**
 * Does something with a post, once however often it is sent, and shows the post as it is then. Undefined while something else is on its
 * way. Failures: those of the act's call.
 */
export const actAtom = atom(
  null,
  (get, set, post: Known, wish: MutualWish): Promise<Result<MutualAnswer, CallError> | undefined> =>
    acting.run(get, set, async () => {
      const { mutualId, ver } = post
      const result = await sendCommand(get(commandsAtom), ['mutual', mutualId, ver, wish], (clientNo) =>
        sendWish(get(apiAtom), post, clientNo, wish),
      )
      if (result.ok) set(info.showAtom, post.mutualId, result.value)
      return result
    }),
)

/** A post as its author writes it. */
export type MutualForm = Omit<ApiInput<'/bctMutual/add'>, 'clientNo'>

/** Publishes a post; `after`: the own one that ended and is published once more. Failures: those of `/bctMutual/add`. */
export const publishAtom = atom(null, async (get, set, form: MutualForm, after: number = 0) => {
  const result = await publishing.run(set, () =>
    sendCommand(get(commandsAtom), [...titled(form.title), after, form], (clientNo) =>
      get(apiAtom).json('/bctMutual/add', { clientNo, ...form }),
    ),
  )
  if (result.ok) set(info.showAtom, result.value.mutualId, result.value)
  return result
})

/** Changes an own post, of which kind and days stay. Failures: those of `/bctMutual/edit`. */
export const editAtom = atom(null, async (get, set, { mutualId, ver }: Known, form: MutualForm) => {
  const { title, content, thumbs, place, placeDetail, thanks } = form
  const said = { title, content, thumbs, place, placeDetail, thanks }
  const result = await sendCommand(get(commandsAtom), ['mutualEdit', mutualId, ver, said], (clientNo) =>
    get(apiAtom).json('/bctMutual/edit', { clientNo, mutualId, ver, ...said }),
  )
  if (result.ok) set(info.showAtom, mutualId, result.value)
  return result
})
