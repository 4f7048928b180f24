import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import type { TextFile } from '@/platform/save-text/types'

export type Statement = ApiOutput<'/bctMoney/download'>

/** Asks for the statement of an account over some days. Failures: those of `/bctMoney/download`. */
export const loadStatementAtom = atom(
  null,
  (get, _set, asked: ApiInput<'/bctMoney/download'>): Promise<Result<Statement, CallError>> =>
    get(apiAtom).form('/bctMoney/download', asked),
)

/** The statement as a file. */
export const fileOf = ({ fileName, csv }: Statement): TextFile => ({ name: fileName, text: csv, mime: 'text/csv' })
