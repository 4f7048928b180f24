import type { KyselyPlugin, QueryId } from 'kysely'
import { PostgresQueryCompiler } from 'kysely'
import type { Db } from '../../../server/db/schema'

/** A statement as it went to the database. */
export interface Statement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** Records every statement. */
export interface Ear {
  readonly db: Db
  /** The statements since the last call, each text once. */
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
    // Only a text with a result was a statement of its own: parts of statements pass above too.
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
