import { createContext } from 'react'
import type { Fields } from './address'

/**
 * Of whom or what the lists below are, as their calls ask for it: they stand as a part of another page, without a head and without what
 * can be done to the whole list. Undefined: a list is a page of its own.
 */
export const PartOf = createContext<Fields | undefined>(undefined)
