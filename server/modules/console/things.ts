import type { RawBuilder } from 'kysely'

/** Where the number, or the name, stands by which people know a thing of a kind: table, its key, and what is read there. */
type Place = readonly [table: string, key: string, no: string]
export type Places = Readonly<Record<string, Place>>

export type Column = RawBuilder<unknown>

/** How people know things. */
export interface Things {
  /** By what they know the thing that two columns name, its kind and its own number; null where they know it by nothing. */
  readonly no: (refType: Column, refId: Column) => RawBuilder<string | null>
  /** The area of such a thing whose page is about one area; else null. */
  readonly area: (refType: Column, refId: Column) => RawBuilder<number | null>
}
