import type * as v from 'valibot'
import type { letterEdit } from '@contract/endpoints/console/letters/letters'
import { areaNotices } from '@contract/limits'
import type { LetterAudience } from '@contract/people/letters'
import { letterPlaceholders, ofCity, placesIn } from '@contract/people/letters'
import type { Refusal } from '@contract/refusals'
import { wrongField } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { picturesOfRichText, wordsOfRichText } from '@contract/rich-text/clean'
import type { Db } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { keptContent } from '../../../format/rich-text'
import { uploadAgain } from '../../../http/own-pictures'
import { areStoredPicturesOf } from '../../../object-store/stored-pictures'
import type { LetterTable } from '../tables'
import * as store from './letter-store'

type EditInput = v.InferOutput<typeof letterEdit.input>

/** What a letter says in braces and nobody fills in, if so. */
function placeRefusal(text: string, kind: LetterAudience['kind']): Refusal | undefined {
  const known: readonly string[] = kind === 'city' ? ofCity : letterPlaceholders
  const unknown = placesIn(text).find((name) => !known.includes(name))
  if (unknown === undefined) return undefined
  const isOfReader = letterPlaceholders.some((name) => name === unknown)
  return wrongField('content', isOfReader ? `发给全区的信件不能用 {${unknown}}` : `无法填入 {${unknown}}`)
}

export type Words = Pick<LetterTable, 'title' | 'content' | 'type' | 'is_popup' | 'send_at' | 'expire_at'> & {
  readonly audience: LetterAudience
  readonly ways: LetterTable['ways']['__select__']
}

/** What is typed of a letter, as it is kept. Refusal: FORM. */
export function wordsOf(input: EditInput, now: number): Result<Words, Refusal> {
  const { title, type, popup, audience, ways, sendAt, expireAt } = input
  const kept = keptContent(input.content, areaNotices.content)
  if (!kept.ok) return kept
  if (audience.kind === 'numbers' && audience.noFrom > audience.noTo) return err(wrongField('audience', '门牌号段有误'))
  if (expireAt !== null && expireAt <= (sendAt ?? now)) return err(wrongField('expireAt', '须晚于发送时间'))
  const unknown = placeRefusal(`${title}${wordsOfRichText(kept.value)}`, audience.kind)
  if (unknown) return err(unknown)
  const when = { send_at: sendAt, expire_at: expireAt }
  return ok({ title, content: kept.value, type, is_popup: popup, audience, ways: [...new Set(ways)], ...when })
}

const ownerOf = (key: string): number => Number(/^file\/u(\d+)\//.exec(key)?.[1] ?? 0)

/**
 * Pictures in what staff write: uploads of anybody of staff, so that a template serves all, and those of the demo city. Refusal: FORM
 * (`content`). Our decision: docs/decisions/0071-notices.md
 */
export async function pictureRefusal({ db, config }: Deps, content: string): Promise<Refusal | undefined> {
  const keys = picturesOfRichText(content).filter((key) => !key.startsWith('demo/'))
  const staff = await store.staffAmong(db, [...new Set(keys.map(ownerOf))])
  const isGood = async (key: string) => staff.has(ownerOf(key)) && areStoredPicturesOf(ownerOf(key), [key], config)
  const good = await Promise.all(keys.map(isGood))
  return good.every(Boolean) ? undefined : wrongField('content', uploadAgain)
}

/** Whether everybody whom a letter names has to do with its city. */
export async function areOfCity(db: Db, areaId: number, audience: LetterAudience): Promise<boolean> {
  if (audience.kind !== 'people') return true
  return (await store.readersOf(db, areaId, audience)).length === new Set(audience.userIds).size
}

export const strangers = wrongField('audience', '有居民与本城无关')
