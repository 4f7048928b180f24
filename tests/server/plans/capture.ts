import type { KyselyPlugin, QueryId } from 'kysely'
import { PostgresQueryCompiler } from 'kysely'
import type { Db } from '../../../server/db/schema'

/** A statement as it went to the database. */
export interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** Hears every statement that passes. */
export interface Ear {
  readonly db: Db
  /** What was heard since the last time, each text once. */
  take(): readonly Statement[]
}

/** A database handle that remembers what is asked through it, in transactions too. */
export function listening(db: Db): Ear {
  const heard = new Map<string, Statement>()
  const asked = new WeakMap<QueryId, Statement>()
  const compiler = new PostgresQueryCompiler()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql: text, parameters } = compiler.compileQuery(node, queryId)
      asked.set(queryId, { text, parameters })
      return node
    },
    // Only what has a result was a statement of its own: a part of one passes above too.
    async transformResult({ result, queryId }) {
      const statement = asked.get(queryId)
      if (statement) heard.set(statement.text, statement)
      return result
    },
  }
  return {
    db: db.withPlugin(plugin),
    take() {
      const statements = [...heard.values()]
      heard.clear()
      return statements
    },
  }
}
