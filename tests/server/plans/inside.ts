import { sql } from 'kysely'
import * as v from 'valibot'
import { openDatabase } from '../../../server/db/open'
import type { Db } from '../../../server/db/schema'
import type { Plan } from './plan'
import { readPlan } from './plan'

/** A statement, also one inside of a function, and what PostgreSQL did for it. */
export interface Done extends Plan {
  readonly text: string
}

/** What PostgreSQL's module auto_explain says of a statement. Source: its manual, `auto_explain.log_format`. */
const Said = v.object({ 'Query Text': v.string(), Plan: v.unknown() })

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  client_min_messages: 'notice',
} as const

/** A handle of a database whose every statement is explained as it is carried out, and what was done since the last call of `take`. */
export interface Inside {
  readonly db: Db
  take(): readonly Done[]
}

/** Opens a database so; the settings hold for its new connections. */
export async function inside({ url, db }: { readonly url: string; readonly db: Db }): Promise<Inside> {
  const name = sql.id(new URL(url).pathname.slice(1))
  for (const [setting, value] of Object.entries(settings))
    await sql`alter database ${name} set ${sql.raw(setting)} = ${sql.lit(value)}`.execute(db)
  let said: string[] = []
  const explained = openDatabase(url, { onNotice: (text) => void said.push(text) })
  return {
    db: explained,
    take() {
      const plans = said.filter((text) => text.startsWith('duration: '))
      said = []
      return plans.map((text) => {
        const one = v.parse(Said, JSON.parse(text.slice(text.indexOf('{'))))
        return { text: one['Query Text'], ...readPlan(one.Plan) }
      })
    },
  }
}
