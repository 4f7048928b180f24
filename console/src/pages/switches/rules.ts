import type { ConsoleMap } from '@contract/endpoints/console/all'

export type Position = ConsoleMap['/admin/area/switches']['output']['switches'][number]

type Place = Pick<Position, 'name' | 'platform'>

/** A switch on a platform, by one word. */
export const keyOf = ({ name, platform }: Place): string => `${name} ${platform}`

export const isAt = (one: Place, name: Place['name'], platform: Place['platform']): boolean =>
  keyOf(one) === keyOf({ name, platform })

/** What is picked, as it shall stand, after these were pressed together: all of them, or none when they all were picked before. */
export function toggled(picked: readonly Position[], wished: readonly Position[]): readonly Position[] {
  const isIn = (list: readonly Position[], one: Position) => list.some((other) => keyOf(other) === keyOf(one))
  const others = picked.filter((one) => !isIn(wished, one))
  return wished.every((one) => isIn(picked, one)) ? others : [...others, ...wished]
}

/** What of it is still to be turned: a switch that stands so by now is not. */
export const stillTurned = (picked: readonly Position[], switches: readonly Position[]): readonly Position[] =>
  picked.filter((one) => switches.some((now) => keyOf(now) === keyOf(one) && now.on !== one.on))
