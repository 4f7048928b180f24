/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { statementsOf } from '../../../server/db/statements'
import { testDatabase } from '../../support/database/database'
import { testServer } from '../../support/server/server'
import { signedHeaders } from '../../support/server/signed-client'

const root = path.resolve(__dirname, '../../..')
const folder = path.join(root, 'server/db/migrations')
const steps = readdirSync(folder)
  .sort()
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))

describe('the statements of a step', () => {
  it('are told apart, whatever stands in strings, comments and bodies of functions', () => {
    const text = `-- One; two.
create table a (b text default 'x;''y;'); -- three;
create function f() returns int language sql as $$ select 1; $$;
create function g() returns int language sql as $body$ select '$$;'; $body$;

-- The end;
`
    expect(statementsOf(text)).toEqual([
      "-- One; two.\ncreate table a (b text default 'x;''y;');",
      '-- three;\ncreate function f() returns int language sql as $$ select 1; $$;',
      "create function g() returns int language sql as $body$ select '$$;'; $body$;",
    ])
    expect(statementsOf('select 1; select 2')).toEqual(['select 1;', 'select 2'])
  })

  it('are all of its text', () => {
    const bare = (text: string) => text.replaceAll(/--.*|\s/g, '')
    const lost = steps.filter(({ text }) => bare(statementsOf(text).join('')) !== bare(text))
    expect(lost.map(({ name }) => name)).toEqual([])
  })

  it('are single ones to PostgreSQL, too', async () => {
    const database = await testDatabase({ isEmpty: true })
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const send = (text: string) => client.query(Object.assign({ text }, { queryMode: 'extended' }))
    await expect(send('select 1; select 2')).rejects.toThrow('multiple commands')
    for (const { text } of steps) for (const statement of statementsOf(text)) await send(statement)
    await client.end()
    await database.close()
  })
})

/** What a distributed PostgreSQL refuses in a change of a table. Source: docs/scaling.md */
function faultsOf(statement: string): string[] {
  const text = statement
    .replaceAll(/--.*|'(?:[^']|'')*'/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!/^alter table/.test(text)) return []
  const parts = text.match(/\b(add|drop|alter|rename|validate|set logged)\b(?! (not null|default))/g)?.length ?? 0
  const limits = /\b(check|references|unique|primary key|foreign key)\b/
  const isLimited = limits.test(text)
  return [
    ...(/\badd column\b/.test(text) && isLimited ? ['a column with a constraint'] : []),
    ...(/\badd constraint\b/.test(text) && parts > 2 ? ['a constraint beside other changes'] : []),
    ...(/\badd (check|unique|primary key|foreign key)\b/.test(text) ? ['a constraint without a name'] : []),
  ]
}

describe('a change of a table', () => {
  it('adds constraints by name and alone', () => {
    const faulty = steps.flatMap(({ name, text }) =>
      statementsOf(text).flatMap((statement) => faultsOf(statement).map((fault) => `${name}: ${fault}`)),
    )
    expect(faulty).toEqual([])
  })

  it('that does not is found', () => {
    expect(faultsOf("alter table a add column b text check (b <> '');")).toEqual(['a column with a constraint'])
    expect(faultsOf('alter table a add unique (b);')).toEqual(['a constraint without a name'])
    expect(faultsOf('alter table a drop constraint x, add constraint y check (b > 0);')).toEqual([
      'a constraint beside other changes',
    ])
    expect(faultsOf('alter table a add constraint y check (b > 0);')).toEqual([])
    expect(faultsOf('alter table a add column b text;')).toEqual([])
    expect(faultsOf("create table a (b text unique check (b <> ''));")).toEqual([])
  })
})

it('a cell can log what is not logged, as the guide says, and hears a signature once', async () => {
  const guide = readFileSync(path.join(root, 'docs/scaling.md'), 'utf8')
  const server = await testServer()
  const { db } = server.deps
  const unlogged = async () =>
    (
      await sql<{ name: string }>`select relname as name from pg_class where relpersistence = 'u' and relkind = 'r'
      order by 1`.execute(db)
    ).rows.map(({ name }) => name)
  expect(await unlogged()).toEqual(['call_count', 'request_nonce', 'wechat_token'])
  for (const name of await unlogged()) {
    expect(guide).toContain(`alter table ${name} set logged;`)
    await sql.raw(`alter table ${name} set logged`).execute(db)
  }
  expect(await unlogged()).toEqual([])
  const headers = {
    ...signedHeaders({ ak: 'twice', now: server.now }),
    'content-type': 'application/x-www-form-urlencoded',
  }
  const call = () => server.app.inject({ method: 'POST', url: '/api/area/list', headers, payload: '' })
  expect((await call()).json()).toMatchObject({ code: 200 })
  expect((await call()).json()).toMatchObject({ code: 500, data: { reason: 'SIGN' } })
  await server.close()
})
