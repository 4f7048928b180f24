import { votes } from './limits'
import type { BallotKind, ResultPolicy } from './count'
import { percentText } from '../spans'
import { lookOf } from '../texts/alike'

export const voteKinds = ['opinion', 'fund', 'rule'] as const
export type VoteKind = (typeof voteKinds)[number]

/** What an author wants to put to the vote, as the form has it. Shares in percent, `amount` in fen. */
export interface VoteWish {
  readonly kind: VoteKind
  readonly title: string
  readonly content: string
  readonly ballot: BallotKind
  /** Empty for a yes-or-no ballot. */
  readonly options: readonly { readonly text: string; readonly note: string }[]
  readonly maxChoice: number
  readonly days: number
  readonly minTurnout: number
  readonly passShare: number
  readonly results: ResultPolicy
  readonly anonymous: boolean
  readonly amount?: number | undefined
  readonly payeeBlockNo?: number | undefined
  readonly purpose?: string | undefined
}

/** What is wrong with a field, in words for the form. */
export type WishProblems = Readonly<Partial<Record<keyof VoteWish, string>>>

/** The smallest share, in percent, with which a vote may pass. */
export const leastPassShare = ({ kind, ballot }: Pick<VoteWish, 'kind' | 'ballot'>): number => {
  if (kind === 'fund') return votes.passShare.fund
  return ballot === 'yesno' ? votes.passShare.yesNo : votes.passShare.least
}

/** What is never allowed, in a draft neither. */
function firmProblems(wish: VoteWish): WishProblems {
  const { title, ballot, kind, results, anonymous } = wish
  return {
    ...(title.length < votes.title.min && { title: `请填写 ${votes.title.min}–${votes.title.max} 个字` }),
    ...(kind === 'fund' && ballot !== 'yesno' && { ballot: '基金支出只能投同意或不同意' }),
    ...(anonymous && results === 'always' && { results: '不记名不能实时看结果' }),
  }
}

function optionsProblem({ ballot, options, maxChoice }: VoteWish): WishProblems {
  if (ballot === 'yesno') return {}
  const { min, max } = votes.options
  if (options.length < min || options.length > max) return { options: `请填写 ${min}–${max} 个选项` }
  if (options.some(({ text }) => text === '')) return { options: '请填写每个选项' }
  if (new Set(options.map(({ text }) => lookOf(text))).size < options.length) return { options: '选项不能重复' }
  return ballot === 'multi' && maxChoice > options.length ? { maxChoice: `最多选 ${options.length} 项` } : {}
}

function fundProblems({ kind, amount, payeeBlockNo, purpose = '' }: VoteWish): WishProblems {
  if (kind !== 'fund') return {}
  return {
    ...(amount === undefined && { amount: '请填写金额' }),
    ...(payeeBlockNo === undefined && { payeeBlockNo: '请填写收款区块编号' }),
    ...(purpose === '' && { purpose: '请填写用途' }),
  }
}

/**
 * Why a wish cannot be put to the vote, by field; nothing when it can. Of a draft only what is never allowed. The form and the server ask
 * it. Source: community §4 (limits).
 */
export function wishProblems(wish: VoteWish, isDraft: boolean): WishProblems | undefined {
  const least = leastPassShare(wish)
  const started: WishProblems = {
    ...(wish.content === '' && { content: '请填写说明' }),
    ...(wish.passShare < least && { passShare: `通过线至少 ${percentText(least)}` }),
    ...optionsProblem(wish),
    ...fundProblems(wish),
  }
  const problems = { ...(isDraft ? {} : started), ...firmProblems(wish) }
  return Object.keys(problems).length > 0 ? problems : undefined
}
