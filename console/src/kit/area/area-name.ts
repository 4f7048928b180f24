import { copy } from '../copy'

/** Names of areas, by their numbers. */
export type AreaNames = ReadonlyMap<number, string>

/** An area as people know it. Its number is nobody's word for it, so it is not shown where the name is not known. */
export const areaName = (areaId: number, names: AreaNames): string => names.get(areaId) ?? copy.someArea
