import type { ApiOutput } from '@contract/endpoints/all'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'

export type BooksReport = ApiOutput<'/admin/books/check'>

/** Compares the books with their entries and with the gateway of a day, yyyy-MM-dd. Failures: those of `/admin/books/check`. */
export const checkBooksAtom = atom(null, (get, _set, day: string) => get(apiAtom).json('/admin/books/check', { day }))
