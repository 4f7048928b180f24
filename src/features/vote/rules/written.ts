import type { VoteInfo } from '@contract/endpoints/community/votes'
import { votes } from '@contract/vote/limits'
import type { BallotKind, ResultPolicy } from '@contract/vote/count'
import type { VoteKind } from '@contract/vote/wish'
import { leastPassShare, wishProblems } from '@contract/vote/wish'
import { typedFen } from '@/lib/forms/typed-number'
import { yuanText } from '@/lib/format/yuan'
import type { WrittenVote } from '../atoms'
import { formCopy } from '../form-copy'

export interface WrittenOption {
  readonly text: string
  readonly note: string
}

/** What the form of a vote holds; amounts, numbers and shares as they are typed. */
export type VoteValues = {
  readonly kind: VoteKind
  readonly title: string
  readonly content: string
  readonly ballot: BallotKind
  readonly options: readonly WrittenOption[]
  readonly maxChoice: number
  readonly amount: string
  readonly payeeBlockNo: string
  readonly purpose: string
  readonly days: number
  readonly passShare: string
  readonly minTurnout: string
  readonly results: ResultPolicy
  readonly anonymous: boolean
}

const noOption: WrittenOption = { text: '', note: '' }

/** An empty form. Source: mockup 23-vote-add. */
export const firstValues: VoteValues = {
  kind: 'opinion',
  title: '',
  content: '',
  ballot: 'yesno',
  options: [noOption, noOption],
  maxChoice: 2,
  amount: '',
  payeeBlockNo: '',
  purpose: '',
  days: formCopy.kindDefaultDays,
  passShare: String(votes.passShare.usual),
  minTurnout: String(votes.minTurnout.usual),
  results: 'atEnd',
  anonymous: true,
}

/** What a new form holds; one for the fund's money begins with that kind. */
export const firstValuesOf = (isFund: boolean): VoteValues =>
  isFund ? { ...firstValues, kind: 'fund', passShare: String(votes.passShare.fund) } : firstValues

/** A draft as the form holds it. */
export const valuesOf = (draft: VoteInfo): VoteValues => ({
  kind: draft.kind,
  title: draft.title,
  content: draft.content,
  ballot: draft.ballot,
  options: draft.options.length === 0 ? firstValues.options : draft.options,
  maxChoice: draft.maxChoice > 1 ? draft.maxChoice : firstValues.maxChoice,
  amount: draft.amount === null ? '' : yuanText(draft.amount).replace(/,/g, ''),
  payeeBlockNo: draft.payeeBlockNo === null ? '' : String(draft.payeeBlockNo),
  purpose: draft.purpose,
  days: draft.days,
  passShare: String(draft.passShare),
  minTurnout: String(draft.minTurnout),
  results: draft.results,
  anonymous: draft.anonymous,
})

const typedWhole = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** A typed share in percent; undefined when it is none from `least` to 100. */
export function typedShare(text: string, least: number): number | undefined {
  const share = typedWhole(text)
  return share >= least && share <= 100 ? share : undefined
}

const daysOf = (days: number) => votes.days.find((one) => one === days) ?? votes.days[1]

/** What is sent of what is typed. Parts that the kind does not have are left out. */
export function writtenVote(values: VoteValues): WrittenVote {
  const { kind } = values
  const isFund = kind === 'fund'
  const ballot = isFund ? 'yesno' : values.ballot
  const amount = isFund ? typedFen(values.amount) : undefined
  const payeeBlockNo = isFund ? typedWhole(values.payeeBlockNo) : 0
  return {
    kind,
    title: values.title.trim(),
    content: values.content.trim(),
    ballot,
    options: ballot === 'yesno' ? [] : values.options.map(trimmed),
    maxChoice: ballot === 'multi' ? values.maxChoice : 1,
    days: daysOf(values.days),
    minTurnout: typedShare(values.minTurnout, votes.minTurnout.least) ?? votes.minTurnout.usual,
    passShare: typedShare(values.passShare, votes.passShare.least) ?? votes.passShare.usual,
    results: values.results,
    anonymous: values.anonymous,
    ...(amount !== undefined && amount > 0 && { amount }),
    ...(payeeBlockNo > 0 && { payeeBlockNo }),
    purpose: isFund ? values.purpose.trim() : '',
  }
}

const trimmed = ({ text, note }: WrittenOption) => ({ text: text.trim(), note: note.trim() })

const typedProblems = ({ kind, passShare, minTurnout, amount, payeeBlockNo }: VoteValues) => ({
  ...(typedShare(passShare, votes.passShare.least) === undefined && {
    passShare: formCopy.percentWrong(votes.passShare.least),
  }),
  ...(typedShare(minTurnout, votes.minTurnout.least) === undefined && {
    minTurnout: formCopy.percentWrong(votes.minTurnout.least),
  }),
  ...(kind === 'fund' && amount.trim() !== '' && typedFen(amount) === undefined && { amount: formCopy.amountWrong }),
  ...(kind === 'fund' &&
    payeeBlockNo.trim() !== '' &&
    !(typedWhole(payeeBlockNo) > 0) && { payeeBlockNo: formCopy.blockWrong }),
})

/** What is wrong with the form, by field: of a draft only what is never allowed. Source: community §4 (limits). */
export const problemsOf = (
  values: VoteValues,
  isDraft: boolean,
): Readonly<Partial<Record<keyof VoteValues, string>>> => ({
  ...wishProblems(writtenVote(values), isDraft),
  ...typedProblems(values),
})

/** The smallest share of the kind, where the typed one is smaller. */
export function passShareFor(kind: VoteKind, ballot: BallotKind, passShare: string): string {
  const least = leastPassShare({ kind, ballot })
  return (typedShare(passShare, 0) ?? least) < least ? String(least) : passShare
}
