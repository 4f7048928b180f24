import type { Openings } from '@contract/hours'
import { isOpenAt } from '@contract/hours'
import { gifts } from '@contract/fund/limits'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { typedFen } from '@/lib/forms/typed-number'
import { yuanText } from '@/lib/format/yuan'
import type { CallError } from '@/lib/http/errors'
import { amountIn, countIn } from '@/lib/refusals/amounts'
import type { Wish } from '@/lib/refusals/failure'
import { failureText } from '@/lib/refusals/failure'
import { opensText } from '@/ui/countdown/opens'
import type { FundInfo } from '../atoms'
import { copy, giftCopy, refusedCopy } from '../copy'

/** The amounts of one tap. */
export const presets: readonly Fen[] = gifts.presetsFen.map((amount) => fen(amount))

/** Chosen before anybody chose. Source: mockup 24-fund-give-sheet. */
export const firstPreset: Fen = fen(20_00)

export interface GiveFacts {
  readonly isGuest: boolean
  readonly isHalted: boolean
  /** What the reader may still give today; undefined for a guest. */
  readonly dayLeft: Fen | undefined
  readonly openings: Openings
  readonly nowMs: number
}

/** The button of the fund: what it does, or why it cannot be pressed. */
export type GiveBar =
  | { readonly kind: 'login' | 'give'; readonly label: string }
  | { readonly kind: 'off'; readonly label: string; readonly icon?: 'clock' | 'pause' }

const off = (label: string, icon?: 'clock' | 'pause') => ({ kind: 'off', label, ...(icon && { icon }) }) as const

/** What the button of the fund says and does. Source: community §0 (states); mockup 31-states. */
export function giveBar({ isGuest, isHalted, dayLeft, openings, nowMs }: GiveFacts): GiveBar {
  if (isGuest) return { kind: 'login', label: copy.loginToGive }
  if (isHalted) return off(copy.halted, 'pause')
  if (!isOpenAt(openings, nowMs)) return off(opensText(openings, nowMs), 'clock')
  return dayLeft !== undefined && dayLeft < gifts.minFen ? off(copy.dayOver) : { kind: 'give', label: copy.give }
}

/** Why this amount cannot be given; undefined when it can. Source: community §3, row 1. */
export function giftProblem(amount: Fen | undefined, mine: FundInfo['mine']): string | undefined {
  if (amount === undefined || amount < gifts.minFen || amount > gifts.maxFen) return giftCopy.unreadable
  return mine && amount > mine.dayLeft ? giftCopy.dayLeft(yuanText(mine.dayLeft)) : undefined
}

/** What is typed, or else the preset. */
export const giftAmount = (typed: string, preset: Fen): Fen | undefined =>
  typed.trim() === '' ? preset : typedFen(typed)

const wish: Wish = {
  thing: '基金',
  doing: '提交',
  undone: '没有扣款',
  gone: 'reload',
  again: '再次点击',
  but: refusedCopy,
}

/** Why a gift was not taken, in one line. Source: design §6 (errors). */
export function giftFailure(error: CallError): string {
  const data = error.kind === 'refused' && error.reason === 'LIMIT' ? error.data : {}
  const [left, unpaid] = [amountIn(data.dayLeft), countIn(data.unpaid)]
  if (unpaid !== undefined) return `${giftCopy.unpaid(unpaid)}，${wish.undone}`
  return left === undefined ? failureText(error, wish) : `${giftCopy.dayLeft(left)}，${wish.undone}`
}
