import { isCalendarDay } from './moments'
import * as v from 'valibot'
import { largest } from './largest'
import { fen, qty } from './money'
import { cleanCopied, cleanLine, cleanText } from './texts/clean'
import { isPictureKey, pictureKeys } from './uploads/pictures'

/** Ids are time-ordered whole numbers below 2^53. Form posts carry them as digits. Our decision: docs/decisions/0001-contract.md */
export const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
)

/** A whole number that a form may carry as digits. */
export const FormInteger = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,16}$/), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(min),
    v.maxValue(max),
  )

/** Epoch milliseconds. */
export const Instant = v.pipe(v.number(), v.safeInteger())

/** A day of the area's calendar, such as 2026-11-21. */
export const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.check(isCalendarDay))

/**
 * The client's own number for a call that creates something or moves money, made and stored before it is sent; a repeat gets the first
 * answer. Source: domain model §3 (notation).
 */
export const ClientNo = v.pipe(v.string(), v.regex(/^[0-9a-zA-Z-]{16,40}$/))

/** The version of the object that the user saw; a stale one is refused with MOVED. Source: domain model §3 (notation). */
export const Version = FormInteger(0, 2_147_483_647)

/** A user's text of some lines: what draws nothing is out (`texts/clean.ts`), at most `max` characters. */
export const Text = (max: number) => v.pipe(v.string(), v.transform(cleanText), v.maxLength(max))

/** The same on one line: a name, a title, a place, what is searched for. */
export const Line = (max: number) => v.pipe(v.string(), v.transform(cleanLine), v.maxLength(max))

/** Figures and signs that people copy: the same, without blanks, full-width ones as half-width ones. */
export const Copied = () => v.pipe(v.string(), v.transform(cleanCopied))

/** One picture: its key, or '' for none. */
export const Picture = v.pipe(
  v.string(),
  v.trim(),
  v.check((key) => key === '' || isPictureKey(key)),
)

/** Pictures: their keys, separated by commas. */
export const Pictures = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(1000),
  v.check((list) => pictureKeys(list).every(isPictureKey)),
)

/** A list page as the specification names it (§3, pagination), with `cursor` [ours] so that new rows do not shift pages. */
export const pageOf = <T extends v.GenericSchema>(row: T) =>
  v.object({
    data: v.array(row),
    current_page: v.number(),
    last_page: v.number(),
    per_page: v.number(),
    total: v.number(),
    cursor: v.optional(v.string()),
  })

/** The input that asks for a list page. `cursor` comes from the page before. */
export const pageInput = { page: v.optional(FormInteger(1, 10_000), 1), cursor: v.optional(v.string()) }

const whole = (min: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min))

/** Money on the wire: a whole number of fen. Source: readings (Amounts). */
export const FenSchema = v.pipe(whole(0), v.transform(fen))
/** An amount or a price that a person enters. */
export const PositiveFen = v.pipe(whole(1), v.maxValue(largest.fen), v.transform(fen))

/** A quantity on the wire: a whole number of 1/10000. Source: readings (Amounts). */
export const QtySchema = v.pipe(whole(0), v.transform(qty))
/** A quantity that a person enters. */
export const PositiveQty = v.pipe(whole(1), v.maxValue(largest.qty), v.transform(qty))
