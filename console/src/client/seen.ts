import { namedBy } from '@contract/console/act-things'

/**
 * When each thing was read last: by its number or its name, by that with the version that it had, by these with the family of the call
 * that showed it (other things may have the same number), and by the family alone.
 */
const readAt = new Map<string, number>()

/** So many are kept: those of a day's work. */
const most = 50_000

/** The fields by which acts name things. */
const isName = (field: string) => /(^id|Id)$/.test(field) || field === 'outTradeNo' || field === 'name'

const familyOf = (path: string) => path.split('/').slice(0, 3).join('/')

function keep(value: unknown, at: number, family: string): void {
  if (typeof value !== 'object' || value === null) return
  const { ver } = value as { readonly ver?: unknown }
  for (const [field, part] of Object.entries(value)) {
    if (typeof part === 'object') keep(part, at, family)
    else if (isName(field))
      for (const key of [String(part), `${String(part)} ${String(ver)}`])
        for (const name of [key, `${family} ${key}`]) readAt.set(name, at)
  }
}

/** Remembers what a reading showed, as of the moment in which it was asked for. */
export function sawIn(path: string, value: unknown, at: number): void {
  if (readAt.size > most) readAt.clear()
  const family = familyOf(path)
  readAt.set(family, at)
  keep(value, at, family)
}

/**
 * When the page read the thing that an act names, in the version that it names; of what a city has one of, when that was read. undefined
 * for what no page showed.
 */
export function seenAt(path: string, wish: object): number | undefined {
  const thing = namedBy(path, wish)
  if (!thing) return undefined
  if (thing.by === 'areaId') return readAt.get(familyOf(path))
  const { ver } = wish as { readonly ver?: number }
  const names = [`${thing.value} ${ver}`, `${thing.value}`]
  const known = [...names.map((name) => `${familyOf(path)} ${name}`), ...names].find((name) => readAt.has(name))
  return known === undefined ? undefined : readAt.get(known)
}
