import type { StaffRole } from '@contract/console/roles'
import { roleNames } from '@contract/console/roles'
import { fen } from '@contract/money'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import type { Fact } from '../../kit/facts/facts'
import type { Posting } from '../../kit/postings/postings'
import { fieldNames } from './field-names'

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

/** A payload line by line: everything in it is shown, also what has no name here; the postings are drawn by themselves. */
export const payloadFacts = (payload: Payload): Fact[] =>
  Object.entries(payload)
    .filter(([name]) => name !== 'postings' || postingsOf(payload) === undefined)
    .map(([name, value]) => ({ name: fieldNames.of[name] ?? name, value: textOf(name, value) }))
