import type { Database } from '../../../server/db/schema'

export type Columns = { readonly [T in keyof Database]: { readonly [C in keyof Database[T]]: true } }
