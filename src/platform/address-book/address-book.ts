import { ok } from '@contract/result'
import type { AddressBook } from './types'

/** A browser keeps no addresses for us. See `types.ts`. */
export const addressBook: AddressBook = { canChoose: false, choose: () => Promise.resolve(ok(undefined)) }
