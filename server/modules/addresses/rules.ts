import { areaList } from '@vant/area-data'
import type { Region } from '@contract/endpoints/people/addresses'

/**
 * The regions of the country by their codes (GB/T 2260), as `@vant/area-data` keeps them: provinces end in 0000, cities in 00. They stay on
 * the server and are asked for step by step. Our decision: docs/decisions/0430-parcels.md
 */
const names: ReadonlyMap<number, string> = new Map(
  [areaList.province_list, areaList.city_list, areaList.county_list].flatMap((list) =>
    Object.entries(list).map(([code, name]): [number, string] => [Number(code), name]),
  ),
)

/** What a region lies in; 0 is the whole country. */
const aboveOf = (code: number): number => {
  if (code % 10_000 === 0) return 0
  return code % 100 === 0 ? code - (code % 10_000) : code - (code % 100)
}

const parts = new Map<number, number[]>()
for (const code of names.keys()) parts.set(aboveOf(code), [...(parts.get(aboveOf(code)) ?? []), code])

const partsOf = (code: number): readonly number[] => parts.get(code) ?? []

const wayTo = (code: number): readonly number[] => (code === 0 ? [] : [...wayTo(aboveOf(code)), code])

const viewOf = (code: number): Region => ({ code, name: names.get(code) ?? '', words: regionText(code) ?? null })

/** The way to a region and what lies in it; a step with one choice is taken at once. Undefined for a code that is no region's. */
export function regionsIn(code = 0): { way: Region[]; parts: Region[] } | undefined {
  if (code !== 0 && !names.has(code)) return undefined
  const inside = partsOf(code)
  const [only] = inside
  if (only !== undefined && inside.length === 1 && partsOf(only).length > 0) return regionsIn(only)
  return { way: wayTo(code).map(viewOf), parts: inside.map(viewOf) }
}

/** What the list calls those that belong to a province directly: no part of an address. */
const noNames: ReadonlySet<string> = new Set(['县', '省直辖县', '自治区直辖县级行政区划'])

/** A region that is not divided further, in words: 广东省 深圳市 南山区. Undefined for any other code. */
export function regionText(code: number): string | undefined {
  if (!names.has(code) || partsOf(code).length > 0) return undefined
  const words = wayTo(code).map((one) => names.get(one) ?? '')
  return [...new Set(words)].filter((word) => !noNames.has(word)).join(' ')
}
