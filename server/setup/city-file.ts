import * as v from 'valibot'
import { zoneSales } from '@contract/block/zone'
import { Mobile } from '@contract/endpoints/people/accounts'
import { Line, Pictures } from '@contract/fields'
import { allCities } from '@contract/settings/all-cities'
import { lookOf } from '@contract/texts/alike'
import { WrittenSettings, settingProblems } from './settings'

/** A block number. Source: domain model §3.1. */
const BlockNo = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))
const AreaId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999))

const named = (most: number) => v.pipe(Line(most), v.minLength(1))

/** An amount as people write it, such as "288.00". */
const Yuan = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,7})(\.\d{1,2})?$/, 'an amount such as "288.00"'))

/** A quantity as people write it, such as "0.25". */
const Quantity = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,6})(\.\d{1,4})?$/, 'a quantity such as "0.25"'))

const Zone = v.strictObject({
  name: named(10),
  from: BlockNo,
  to: BlockNo,
  /** The price of an unsold block. */
  price: v.optional(Yuan),
  /** How unsold blocks are sold; with a price at that price, without one by rounds alone. */
  sold: v.optional(v.picklist(zoneSales)),
})

const Item = v.strictObject({
  name: named(20),
  unit: named(4),
  least: v.optional(Quantity, '1'),
  step: v.optional(Quantity, '1'),
  /** The path of a picture that was uploaded, such as "file/u7/rice.png"; offers without one of their own show it. */
  picture: v.optional(Pictures, ''),
})

const Category = v.strictObject({ name: named(10), items: v.optional(v.array(Item), []) })

const Area = v.strictObject({
  areaId: AreaId,
  name: named(10),
  zones: v.pipe(v.array(Zone), v.minLength(1)),
  categories: v.optional(v.array(Category), []),
  /** What it sets otherwise than all cities. */
  settings: v.optional(WrittenSettings, {}),
})

const Resident = v.strictObject({
  areaId: AreaId,
  blockNo: BlockNo,
  nickName: named(20),
  mobile: v.optional(Mobile),
  operator: v.optional(v.boolean(), false),
  /** How many listings and bids it may have open at once. Source: domain model §3.1. */
  capacity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 3),
})

const CityFile = v.strictObject({
  /** Of all cities. */
  settings: v.optional(WrittenSettings, {}),
  areas: v.pipe(v.array(Area), v.minLength(1)),
  residents: v.optional(v.array(Resident), []),
})

export type CityFile = v.InferOutput<typeof CityFile>
export type AreaPlan = CityFile['areas'][number]
export type ResidentPlan = CityFile['residents'][number]

export interface Problem {
  /** Where in the file, such as areas.0.zones.1.to. */
  readonly at: string
  readonly what: string
}

type Read = { readonly ok: true; readonly value: CityFile } | { readonly ok: false; readonly error: readonly Problem[] }

/**
 * Reads a city file and names everything that is wrong with it at once: its form, numbers that overlap, names that occur twice, residents
 * outside of every zone. Our decision: docs/decisions/0142-from-an-empty-machine.md
 */
export function readCity(text: string): Read {
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    return { ok: false, error: [{ at: 'the file', what: error instanceof Error ? error.message : 'is no JSON' }] }
  }
  const read = v.safeParse(CityFile, raw)
  if (!read.success) {
    return {
      ok: false,
      error: read.issues.map((issue) => ({ at: v.getDotPath(issue) ?? 'the file', what: issue.message })),
    }
  }
  const error = problemsOf(read.output)
  return error.length > 0 ? { ok: false, error } : { ok: true, value: read.output }
}

function problemsOf({ settings, areas, residents }: CityFile): Problem[] {
  return [
    ...settingProblems('settings', allCities, settings, {}),
    ...areas.flatMap((area, at) => settingProblems(`areas.${at}.settings`, area.areaId, settings, area.settings)),
    ...twice(areas, ({ areaId }) => areaId, 'areas', 'areaId'),
    ...areas.flatMap(({ zones, categories }, at) => [
      ...twice(zones, ({ name }) => lookOf(name), `areas.${at}.zones`, 'name'),
      ...ranges(zones, `areas.${at}.zones`),
      ...twice(categories, ({ name }) => lookOf(name), `areas.${at}.categories`, 'name'),
      ...categories.flatMap(({ items }, of) => [
        ...twice(items, ({ name }) => lookOf(name), `areas.${at}.categories.${of}.items`, 'name'),
        ...items.flatMap((item, no) =>
          Number(item.least) > 0 && Number(item.step) > 0
            ? []
            : [{ at: `areas.${at}.categories.${of}.items.${no}`, what: 'least and step must be more than 0' }],
        ),
      ]),
    ]),
    ...twice(residents, ({ areaId, blockNo }) => `${areaId} ${blockNo}`, 'residents', 'blockNo'),
    ...twice(
      residents.filter(({ mobile }) => mobile !== undefined),
      ({ mobile }) => mobile,
      'residents',
      'mobile',
    ),
    ...residents.flatMap((resident, at) => homeProblems(areas, resident, `residents.${at}.blockNo`)),
  ]
}

function twice<T>(rows: readonly T[], keyOf: (row: T) => unknown, at: string, field: string): Problem[] {
  const seen = new Set<unknown>()
  return rows.flatMap((row, no) => {
    const key = keyOf(row)
    const what = seen.has(key) ? [{ at: `${at}.${no}.${field}`, what: `${String(key)} stands here twice` }] : []
    seen.add(key)
    return what
  })
}

function ranges(zones: AreaPlan['zones'], at: string): Problem[] {
  const empty = zones.flatMap(({ from, to }, no) =>
    from <= to ? [] : [{ at: `${at}.${no}.to`, what: `${to} comes before ${from}` }],
  )
  const wide = zones.reduce((sum, { from, to }) => sum + Math.max(0, to - from + 1), 0)
  const many = wide > 100_000 ? [{ at, what: `${wide} blocks; an area has 100000 at most` }] : []
  const overlaps = zones.flatMap((zone, no) => {
    const other = zones.slice(0, no).find(({ from, to }) => zone.from <= to && from <= zone.to)
    return other ? [{ at: `${at}.${no}`, what: `its numbers overlap those of ${other.name}` }] : []
  })
  const free = zones.flatMap(({ sold, price }, no) =>
    sold === 'price' && price === undefined
      ? [{ at: `${at}.${no}.price`, what: 'sold at a price that is missing' }]
      : [],
  )
  return [...empty, ...many, ...overlaps, ...free]
}

function homeProblems(areas: readonly AreaPlan[], { areaId, blockNo }: ResidentPlan, at: string): Problem[] {
  const area = areas.find((one) => one.areaId === areaId)
  if (!area) return [{ at, what: `this file has no area ${areaId}` }]
  const isInside = area.zones.some(({ from, to }) => from <= blockNo && blockNo <= to)
  return isInside ? [] : [{ at, what: `no zone of ${area.name} has a number ${blockNo}` }]
}
