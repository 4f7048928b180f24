import { createHash } from 'node:crypto'
import type { Random } from '../deps'
import type { EntryTable, TxnTable } from './tables'

/** An entry with its reason, as covered by the chains of both its accounts. */
export type ChainedEntry = Pick<EntryTable, 'entry_id' | 'txn_id' | 'seq' | 'from_account' | 'to_account' | 'amount'> &
  Omit<TxnTable, 'txn_id'>

/** The digest of an entry that goes into the chains of both its accounts. */
export const chainText = (e: ChainedEntry): string =>
  JSON.stringify([
    e.entry_id,
    e.txn_id,
    e.seq,
    e.from_account,
    e.to_account,
    e.amount,
    e.at,
    e.type,
    e.ref_type,
    e.ref_id,
    e.reference,
    e.memo,
    e.salt,
  ])

/**
 * What a transaction's entries are chained with besides what can be known of them: everybody may read heads of a fund's chain, and without
 * it could try out who gave. Our decision: docs/decisions/0003-money-is-whole-fen.md
 */
export const newSalt = (random: Random): string => random.bytes(16).toString('base64url')

/** The head of a chain without entries. */
export const emptyHead = Buffer.alloc(32)

/** The head after one more entry. Our decision: docs/decisions/0003-money-is-whole-fen.md */
export const nextHead = (head: Buffer, text: string): Buffer => createHash('sha256').update(head).update(text).digest()
