import { refusal } from '@contract/refusals'

/** Why ballots are not published: not yet, not counted, or so few that each would be known. Source: community §4 (ballots), §7. */
export const unpublished = {
  yet: refusal('CLOSED', {}, '截止后公布'),
  uncounted: refusal('CLOSED', {}, '未计票，不公布选票'),
  tooFew: refusal('CLOSED', {}, '票数太少，不公布选票'),
} as const

/** The notice to who has voted. It says nothing of the ballot. */
export const castNotice = (poll: { readonly name: string; readonly no: string }, blockNo: number) => ({
  title: '已投票，回执已存本机',
  content: `${poll.name}，${blockNo} 号。截止前凭回执可以改票。（${poll.no}）`,
})
