import { sql, CompiledQuery } from 'kysely'
import * as v from 'valibot'
import type { Db } from '../../../server/db/schema'
import type { Statement } from './capture'

const Node = v.looseObject({
  'Node Type': v.string(),
  'Relation Name': v.optional(v.string()),
  'Actual Rows': v.optional(v.number(), 0),
  'Actual Loops': v.optional(v.number(), 0),
  'Rows Removed by Filter': v.optional(v.number(), 0),
  'Rows Removed by Index Recheck': v.optional(v.number(), 0),
  'Rows Removed by Join Filter': v.optional(v.number(), 0),
  Plans: v.optional(v.array(v.unknown()), []),
})
const Answer = v.object({
  rows: v.tuple([v.object({ 'QUERY PLAN': v.tuple([v.object({ Plan: v.unknown() })]) })]),
})

/** What PostgreSQL does for one statement. */
export interface Plan {
  /** Tables that are read completely. */
  readonly scanned: readonly string[]
  /** Rows read from tables and indexes, whether used or not. */
  readonly touched: number
}

/** Reads a plan as PostgreSQL gives it in JSON. */
export function readPlan(found: unknown): Plan {
  const node = v.parse(Node, found)
  const below = node.Plans.map(readPlan)
  const table = node['Relation Name']
  const own =
    table === undefined
      ? 0
      : node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck']
  return {
    scanned: [
      ...(node['Node Type'] === 'Seq Scan' && table !== undefined ? [table] : []),
      ...below.flatMap(({ scanned }) => scanned),
    ],
    touched: below.reduce((sum, { touched }) => sum + touched, Math.round(own * node['Actual Loops'])),
  }
}

class Undo extends Error {}

/**
 * Runs a statement and takes it back, or only plans it when it inserts, at its beginning or in a part: what it
 * inserted is there already.
 */
export async function planOf(db: Db, { text, parameters }: Statement): Promise<Plan> {
  const isInsert = /\binsert into\b/i.test(text)
  let plan: Plan | undefined
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      const options = isInsert ? 'format json' : 'analyze, timing off, format json'
      const answer = await tx.executeQuery(CompiledQuery.raw(`explain (${options}) ${text}`, [...parameters]))
      plan = readPlan(v.parse(Answer, { rows: answer.rows }).rows[0]['QUERY PLAN'][0].Plan)
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error
    })
  if (plan === undefined) throw new Error('no plan')
  return plan
}
