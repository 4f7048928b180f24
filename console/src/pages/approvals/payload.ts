import { zoneSaleNames } from '@contract/block/zone'
import type { ApprovalKind } from '@contract/console/approval-kinds'
import { withdrawWayNames } from '@contract/console/queue-words'
import type { StaffRole } from '@contract/console/roles'
import { roleNames } from '@contract/console/roles'
import type { ApprovalView } from '@contract/endpoints/console/approvals'
import { fen } from '@contract/money'
import { shortMoment } from '@contract/moments'
import { isValueOf, settingKeys, settingOf } from '@contract/settings/settings'
import { valueText } from '@contract/settings/words'
import { rulingTexts } from '@contract/orders/dispute-words'
import { areaTextKeys, areaTexts } from '@contract/texts/area-texts'
import { yuanText } from '@/lib/format/yuan'
import type { AreaNames } from '../../kit/area/area-name'
import { areaName } from '../../kit/area/area-name'
import type { Fact } from '../../kit/facts/facts'
import { postingsOf } from '../../kit/approval/postings-of'
import type { Thing } from '../../kit/thing/targets'
import { limitNames } from '../../kit/words/limit-names'
import { fieldNames } from './field-names'

const isRole = (value: unknown): value is StaffRole => typeof value === 'string' && value in roleNames

const isAmount = (name: string): boolean => /amount|before|fee|net|sum|price|advanced|fen$/i.test(name)

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

const settingNames = Object.fromEntries(settingKeys.map((key) => [key, settingOf(key).name]))

const textTitles = Object.fromEntries(areaTextKeys.map((key) => [key, areaTexts[key].title]))

/** A stable word of a kind of ask, as its own page says it. */
const words: Readonly<Partial<Record<ApprovalKind, Readonly<Record<string, Readonly<Record<string, string>>>>>>> = {
  withdraw: { way: withdrawWayNames },
  dispute: { kind: rulingTexts },
  limit: { name: limitNames },
  feeSetting: { key: settingNames },
  moneySetting: { key: settingNames },
  timeSetting: { key: settingNames },
  citySetting: { key: settingNames },
  thresholdSetting: { key: settingNames },
  zoneOffer: { sold: zoneSaleNames },
  areaText: { key: textTitles },
}

type Asked = Pick<ApprovalView, 'kind' | 'payload' | 'owners'>

/** The value of a setting in words; undefined for anything else. */
function settingWord({ key }: Asked['payload'], value: unknown): string | undefined {
  const known = settingKeys.find((one) => one === key)
  return known !== undefined && isValueOf(known, value) ? valueText(known, value, yuanText) : undefined
}

function wordOf(asked: Asked, name: string, value: unknown, areaNames: AreaNames): string {
  const { kind, owners, payload } = asked
  const word = typeof value === 'string' ? words[kind]?.[name]?.[value] : undefined
  if (word !== undefined) return word
  if (name === 'value') return settingWord(payload, value) ?? textOf(name, value)
  if (name === 'userId' && typeof value === 'number') return owners[value] ?? String(value)
  if (name === 'areas' && Array.isArray(value))
    return value.map((one) => (typeof one === 'number' ? areaName(one, areaNames) : '')).join('、')
  return textOf(name, value)
}

/** What a field of an ask is called. */
export const fieldName = (kind: ApprovalKind, name: string): string | undefined =>
  fieldNames.in[kind]?.[name] ?? fieldNames.of[name]

/** The field of a payload that is rich text. */
export const richField = 'content'

/** A payload line by line: everything in it is shown, also what has no name here; the postings are drawn by themselves. */
export const payloadFacts = (asked: Asked, areaNames: AreaNames): Fact[] =>
  Object.entries(asked.payload)
    .filter(([name]) => name !== 'postings' || postingsOf(asked.payload) === undefined)
    // The case is said by its number; rich text is drawn by itself.
    .filter(([name]) => name !== 'caseId' && name !== richField)
    .map(([name, value]) => ({
      name: fieldName(asked.kind, name) ?? name,
      value: wordOf(asked, name, value, areaNames),
    }))

/** Under which of its fields an ask says the number that its thing is known by. */
const numbers = ['no', 'payNo', 'withdrawNo', 'blockNo'] as const

type About = Pick<ApprovalView, 'kind' | 'refType' | 'refId' | 'areaId' | 'payload'>

/** What an ask is about; somebody who is yet to come is nothing that could be looked at. */
export function thingOf({ kind, refType, refId, areaId, payload }: About): Thing {
  const no = numbers.map((name) => payload[name]).find((value) => value !== undefined)
  return {
    refType: kind === 'staffAdd' ? '' : refType,
    refId,
    areaId,
    ...((typeof no === 'string' || typeof no === 'number') && { no: String(no) }),
  }
}
