import { openDatabase } from '../../../server/db/open'
import { checkBooks } from '../../../server/ledger/check-books'
import { handed } from './environment'
import { expect } from './test'

/**
 * Recomputes the server's books from their entries and compares them with what is kept. Not for servers of scenarios
 * that move the clock.
 */
export async function expectBooksEqual(): Promise<void> {
  const db = openDatabase(handed('database'))
  try {
    expect((await checkBooks(db)).differences, 'the books').toEqual([])
  } finally {
    await db.destroy()
  }
}
