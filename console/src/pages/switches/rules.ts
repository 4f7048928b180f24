import type { ConsoleMap } from '@contract/endpoints/console/all'

export type Position = ConsoleMap['/admin/area/switches']['output']['switches'][number]

type Place = Pick<Position, 'name' | 'platform'>

/** A switch on a platform, by one word. */
export const keyOf = ({ name, platform }: Place): string => `${name} ${platform}`

export const isAt = (one: Place, name: Place['name'], platform: Place['platform']): boolean =>
  keyOf(one) === keyOf({ name, platform })

/** What is picked after these were pressed together: all of them, or none when they all were picked before. */
export function toggled(picked: readonly string[], keys: readonly string[]): readonly string[] {
  const others = picked.filter((key) => !keys.includes(key))
  return keys.every((key) => picked.includes(key)) ? others : [...others, ...keys]
}
