import { setImmediate } from 'node:timers/promises'
import DataLoader from 'dataloader'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../schema'

/** The most questions in one statement. */
const mostTogether = 64

/** How long questions are gathered at most, in milliseconds: a statement that hangs keeps nobody else waiting. */
const waitsMs = 20

/** Asks several questions in one statement: one answer for each, or its error, in their order. */
type Ask<Q, A> = (db: Db, questions: readonly Q[]) => Promise<readonly (A | Error)[]>

/**
 * Gathers questions while the statement for earlier ones is under way, and asks them in one: with many callers at once, most of what a
 * short question costs is its way to the database and back. One that comes alone is asked at once. When a statement fails, each of its
 * questions fails. Our decision: docs/decisions/0230-one-write.md
 */
export function gathered<Q, A>(ask: Ask<Q, A>, most = mostTogether): (db: Db, question: Q) => Promise<A> {
  const loaders = new WeakMap<Db, DataLoader<Q, A>>()
  return (db, question) => {
    const loader = loaders.get(db) ?? loaderOf(db, ask, most)
    loaders.set(db, loader)
    return loader.load(question)
  }
}

function loaderOf<Q, A>(db: Db, ask: Ask<Q, A>, most: number): DataLoader<Q, A> {
  // When the newest statement is over, or has taken long.
  let over: Promise<unknown> = Promise.resolve()
  let newest: Promise<unknown> = over
  return new DataLoader<Q, A>(
    (questions) => {
      const answers = ask(db, questions)
      newest = answers
      return answers
    },
    {
      cache: false,
      maxBatchSize: most,
      // One after another: more than fit into one statement wait for the one before theirs.
      batchScheduleFn: (send) => {
        over = over
          .then(() => setImmediate())
          .then(() => {
            send()
            return overOrLong(newest)
          })
      },
    },
  )
}

const overOrLong = (statement: Promise<unknown>) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, waitsMs).unref()
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    statement.then(end, end)
  })

/** Columns of questions: their types in PostgreSQL, and what a question has in each. */
type Columns<Q> = Readonly<Record<string, readonly [type: 'text' | 'bigint' | 'bytea', of: (question: Q) => unknown]>>

/**
 * Questions as rows, with their `place` in the list. The lists stand in selects of their own, so that the planner does not look at their
 * length: one plan serves every length. What is looked up for each of them is joined laterally with a limit, so that it is looked up by its
 * index: for a list PostgreSQL would rather read a small table whole.
 */
export function asRows<Q>(questions: readonly Q[], columns: Columns<Q>): RawBuilder<unknown> {
  const lists = Object.values(columns).map(([type, of]) => {
    const values = questions.map((question) => of(question) ?? null)
    return sql`(select ${values}::${sql.raw(type)}[])`
  })
  const names = sql.raw([...Object.keys(columns), 'place'].join(', '))
  return sql`select * from unnest(${sql.join(lists)}) with ordinality as r (${names})`
}
