import { grouped } from '@contract/digits'
import type { Checked } from '../check-atoms'
import { copy } from '../copy'
import { hashText } from './hash'

/** What a recount says: one word in bold, and its sentence. */
export interface Verdict {
  readonly isGood: boolean
  readonly word: string
  readonly text: string
}

/** What a recount of a ledger says to the reader, and whether their own memory of it holds. Source: community §3 (check, audit). */
export function verdictOf({ check, seen }: Checked): Verdict {
  const { ok, seenOk, entries } = check
  if (seenOk === false && seen) {
    return { isGood: false, word: copy.seenGone, text: copy.seenNo(grouped(seen.no), hashText(seen.head, 4)) }
  }
  if (!ok) return { isGood: false, word: copy.differs, text: copy.notRecounted(grouped(entries)) }
  const memory = seen && seenOk ? copy.seenThere : ''
  return { isGood: true, word: copy.same, text: `${copy.recounted(grouped(entries))}${memory}。` }
}
