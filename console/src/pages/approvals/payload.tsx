import type { ApprovalKind } from '@contract/console/approval-kinds'
import { withdrawWayNames } from '@contract/console/queue-words'
import type { StaffRole } from '@contract/console/roles'
import { roleNames } from '@contract/console/roles'
import { fen } from '@contract/money'
import { shortMoment } from '@contract/moments'
import { rulingTexts } from '@contract/orders/dispute-words'
import { yuanText } from '@/lib/format/yuan'
import type { Fact } from '../../kit/facts/facts'
import type { Posting } from '../../kit/postings/postings'
import { copy as residents } from '../residents/copy'
import { thresholdNames } from './copy'
import { fieldNames } from './field-names'

const { limitNames } = residents

type Payload = Readonly<Record<string, unknown>>

const isRole = (value: unknown): value is StaffRole => typeof value === 'string' && value in roleNames

const isAmount = (name: string): boolean => /amount|before|fee|net|sum|price|fen$/i.test(name)

const isMoment = (name: string): boolean => name.endsWith('At')

function numberText(name: string, value: number): string {
  if (isMoment(name)) return shortMoment(value)
  return isAmount(name) ? yuanText(fen(value)) : String(value)
}

/** One value of a payload, whole and in words where we have them. */
function textOf(name: string, value: unknown): string {
  if (value === null) return name === 'areas' ? fieldNames.everywhere : fieldNames.none
  if (typeof value === 'number') return numberText(name, value)
  if (typeof value === 'boolean') return value ? fieldNames.yes : fieldNames.no
  if (Array.isArray(value)) return value.map((one) => textOf(name, one)).join('、')
  if (isRole(value)) return roleNames[value]
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const isPosting = (value: unknown): value is Posting =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value && 'amount' in value

/** What money the act will move, leg by leg; undefined when the payload does not say. */
export function postingsOf({ postings }: Payload): readonly Posting[] | undefined {
  return Array.isArray(postings) && postings.every(isPosting) ? postings : undefined
}

/** A stable word of a kind of ask, as its own page says it. */
const words: Readonly<Partial<Record<ApprovalKind, Readonly<Record<string, Readonly<Record<string, string>>>>>>> = {
  withdraw: { way: withdrawWayNames },
  dispute: { kind: rulingTexts },
  limit: { name: limitNames },
  threshold: { name: thresholdNames },
}

const wordOf = (kind: ApprovalKind, name: string, value: unknown): string =>
  (typeof value === 'string' ? words[kind]?.[name]?.[value] : undefined) ?? textOf(name, value)

/** A payload line by line: everything in it is shown, also what has no name here; the postings are drawn by themselves. */
export const payloadFacts = (kind: ApprovalKind, payload: Payload): Fact[] =>
  Object.entries(payload)
    .filter(([name]) => name !== 'postings' || postingsOf(payload) === undefined)
    .map(([name, value]) => ({
      name: fieldNames.in[kind]?.[name] ?? fieldNames.of[name] ?? name,
      value: wordOf(kind, name, value),
    }))
