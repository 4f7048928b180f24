import * as v from 'valibot'
import type { AccessOn } from '@contract/settings/access'
import { accesses, platforms } from '@contract/settings/access'
import type { Kind, Value } from '@contract/settings/kinds'
import { isSameValue } from '@contract/settings/kinds'
import type { SettingKey } from '@contract/settings/settings'
import { discordIn } from '@contract/settings/discord'
import { allCities } from '@contract/settings/all-cities'
import { isValueOf, settingKeys, settingOf, settingsBy } from '@contract/settings/settings'
import type { Tx } from '../db/schema'
import type { Deps } from '../deps'
import type { FirstSetting } from '../modules/settings/open/set-first'
import { setFirst } from '../modules/settings/open/set-first'
import { settingsAt } from '../modules/settings/open/settings-at'
import { amountFen } from './figures'
import type { Line } from './lines'
import { line } from './lines'

const Yuan = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,7})(\.\d{1,2})?$/, 'an amount such as "288.00"'))
const Step = v.strictObject({ from: Yuan, bonus: Yuan })

const OnPlatforms = v.record(v.picklist(platforms), v.picklist(accesses))

/**
 * A setting as people write it: an amount in yuan or a share in percent with two decimals at most ("0.6"), an hour (18), people (500),
 * a wait in the unit that its name says (24), a text, the number of a city, a list of amounts, of days ("2026-12-31") or of names, the
 * steps of a bonus, or what is open ("read") or is so on some platforms ({ "mini-program": "closed" }).
 */
const Written = v.union([v.string(), v.number(), v.array(v.string()), v.array(Step), OnPlatforms])
type Written = v.InferOutput<typeof Written>

/** The settings of a city, or of all, by their keys in `contract/settings/settings.ts`. */
export const WrittenSettings = v.record(v.picklist<readonly SettingKey[]>(settingKeys), Written)
export type WrittenSettings = v.InferOutput<typeof WrittenSettings>

const oneOf = (written: string | v.InferOutput<typeof Step>) =>
  typeof written === 'string'
    ? amountFen(written)
    : { fromFen: amountFen(written.from), bonusFen: amountFen(written.bonus) }

/** Amounts as people write them; undefined for anything else. */
function amountsOf(written: Written): unknown {
  const isAmount = (one: unknown): one is string => v.is(Yuan, one)
  if (isAmount(written)) return amountFen(written)
  return Array.isArray(written) && written.every((one) => typeof one === 'object' || isAmount(one))
    ? written.map(oneOf)
    : undefined
}

/** What is open: everywhere, or as written on some platforms and as by standard on the others. */
const accessOf = (key: SettingKey, written: Written): unknown => {
  if (typeof written === 'string') return Object.fromEntries(platforms.map((platform) => [platform, written]))
  return { ...(settingOf(key).standard as AccessOn), ...(written as Partial<AccessOn>) }
}

/** Both an amount and a share have two decimals, so they are read alike: 0.6 % is 60 basis points. */
function valueOf(key: SettingKey, written: Written): unknown {
  const { kind } = settingOf(key)
  if (kind === 'access') return accessOf(key, written)
  return asWritten.some((one) => one === kind) ? written : amountsOf(written)
}

/** Kinds whose values are written as they are kept. */
const asWritten: readonly Kind[] = ['hour', 'span', 'people', 'days', 'text', 'order', 'area']

const entriesOf = (written: WrittenSettings) => Object.entries(written) as [SettingKey, Written][]

/** What the file sets, in a city or in all. */
const settingsOf = (areaId: number, written: WrittenSettings): FirstSetting[] =>
  entriesOf(written).map(([key, one]) => ({ areaId, key, value: valueOf(key, one) as Value }))

interface Problem {
  readonly at: string
  readonly what: string
}

/** Between what its values lie. */
function between(key: SettingKey): string {
  const { kind, range } = settingOf(key)
  if (kind === 'days') return `${range.most ?? 0} at most, rising`
  if (kind === 'access') return 'open, read or closed, or so on some platforms'
  if (kind === 'text') return `${range.min} to ${range.max} characters`
  if (kind === 'order') return 'each module of the city once'
  return `from ${range.min} to ${range.max} in the smallest unit`
}

/** What is wrong with settings: no value of theirs, one that only all cities have, or values that do not go together. */
export function settingProblems(at: string, areaId: number, all: WrittenSettings, own: WrittenSettings): Problem[] {
  const written = areaId === allCities ? all : own
  const found = entriesOf(written).flatMap(([key, one]) => {
    if (areaId !== allCities && settingOf(key).isForAll) return [{ at: `${at}.${key}`, what: 'is set for all cities' }]
    const what = `no value of its kind, such as "0.6" or "20.00", an hour or a wait as 18, days as ["2026-12-31"]; ${between(key)}`
    return isValueOf(key, valueOf(key, one)) ? [] : [{ at: `${at}.${key}`, what }]
  })
  if (found.length > 0) return found
  const rows = [...settingsOf(allCities, all), ...(areaId === allCities ? [] : settingsOf(areaId, own))]
  const discord = discordIn(settingsBy(rows, areaId))
  return discord === undefined ? [] : [{ at, what: discord }]
}

/**
 * Sets what the file names for a city that is made by it (`isNew`). One that runs keeps what it has, which is said: there residents are
 * told of a change, and a second person signs it, in the console.
 */
export async function settleSettings(
  tx: Tx,
  deps: Deps,
  { areaId, isNew }: { readonly areaId: number; readonly isNew: boolean },
  written: WrittenSettings,
): Promise<Line[]> {
  const now = await settingsAt(tx, areaId, deps.clock.now())
  const lines: Line[] = []
  for (const one of settingsOf(areaId, written)) {
    const isSame = isSameValue(now[one.key], one.value)
    if (isNew) await setFirst(tx, deps, one)
    lines.push(line(`setting ${one.key}: ${JSON.stringify(written[one.key])}`, !isNew, isSame))
  }
  return lines
}
