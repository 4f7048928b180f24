import pg from 'pg'
import { databaseUrlOf } from '../support/server/process'

/** What the database of a server says, for comparison with what a page showed. */
export async function asked<Row extends pg.QueryResultRow>(
  folder: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(databaseUrlOf(folder))
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** The amounts of the last transaction under a number, as the console writes them, in order of their size as texts. */
export async function postedUnder(folder: string, reference: string): Promise<string[]> {
  const rows = await asked<{ amount: string }>(
    folder,
    `select to_char(e.amount / 100.0, 'FM999990.00') as amount from entry e
     where e.txn_id = (select max(txn_id) from txn where reference = $1)`,
    [reference],
  )
  return rows.map(({ amount }) => amount).sort()
}

/** An amount as the console writes it, in fen. */
export const fenOf = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)

/** The rows of a file of the console, without its head and its seal. */
export function rowsOf(csv: string): string[][] {
  const lines = csv
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter((line) => line !== '')
  const cells = lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain = '']) => quoted ?? plain),
  )
  return cells.slice(1, -1)
}
