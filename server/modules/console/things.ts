import type { ModuleThingName } from '@contract/console/city-modules'
import type { RawBuilder } from 'kysely'

/** What a search says of a thing beside its number: columns of its row. */
interface Said {
  readonly title: string
  readonly amount?: string
  /** It is found by its title, too. */
  readonly isNamed?: true
}

/** Where the number, or the name, stands by which people know a thing of a kind: table, its key, and what is read there. */
type Place = readonly [table: string, key: string, no: string, said?: Said]
export type Places = Readonly<Record<string, Place>>

/** Those of the city's modules; each such thing is in an area. */
export type ModulePlaces = Readonly<Partial<Record<ModuleThingName, Place>>>

export type Column = RawBuilder<unknown>

/** How people know things. */
export interface Things {
  /** By what they know the thing that two columns name, its kind and its own number; null where they know it by nothing. */
  readonly no: (refType: Column, refId: Column) => RawBuilder<string | null>
  /** The area of such a thing whose page is about one area; else null. */
  readonly area: (refType: Column, refId: Column) => RawBuilder<number | null>
  /** Where those of the city's modules stand. */
  readonly ofModules: ModulePlaces
}
