import type { StaffRole } from '@contract/console/roles'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { roleNames } from '../../kit/copy'
import type { Fact } from '../../kit/facts/facts'
import { fieldNames } from './field-names'

const isRole = (value: unknown): value is StaffRole => typeof value === 'string' && value in roleNames

const isAmount = (name: string): boolean => /amount|fee|net|sum|price|fen$/i.test(name)

/** One value of a payload, whole and in words where we have them. */
function textOf(name: string, value: unknown): string {
  if (value === null) return name === 'areas' ? fieldNames.everywhere : fieldNames.none
  if (typeof value === 'number') return isAmount(name) ? yuanText(fen(value)) : String(value)
  if (typeof value === 'boolean') return value ? fieldNames.yes : fieldNames.no
  if (Array.isArray(value)) return value.map((one) => textOf(name, one)).join('、')
  if (isRole(value)) return roleNames[value]
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A payload line by line: everything in it is shown, also what has no name here. */
export const payloadFacts = (payload: Readonly<Record<string, unknown>>): Fact[] =>
  Object.entries(payload).map(([name, value]) => ({ name: fieldNames.of[name] ?? name, value: textOf(name, value) }))
