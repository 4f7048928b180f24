import { spawnSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { asPaymentSends, makeAlike } from './alike'

const scale = 16

/** The same statements as pgbench's TPC-B-like transaction. Source: PostgreSQL documentation, pgbench (built-in script tpcb-like). */
const makeTables = `
  create table pgbench_branches (bid int primary key, bbalance int, filler char(88));
  create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
  create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84));
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into pgbench_branches select k, 0, '' from generate_series(1, ${scale}) k;
  insert into pgbench_tellers select k, (k - 1) / 10 + 1, 0, '' from generate_series(1, ${scale * 10}) k;
  insert into pgbench_accounts select k, (k - 1) / 100000 + 1, 0, '' from generate_series(1, ${scale * 100_000}) k;
  ${makeAlike}
  vacuum analyze;`

export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0

const any = (count: number) => 1 + Math.floor(Math.random() * count)

async function transaction(client: pg.PoolClient): Promise<void> {
  const [aid, bid, tid, delta] = [any(scale * 100_000), any(scale), any(scale * 10), any(10_000) - 5_000]
  await client.query('begin')
  await client.query('update pgbench_accounts set abalance = abalance + $1 where aid = $2', [delta, aid])
  await client.query('select abalance from pgbench_accounts where aid = $1', [aid])
  await client.query('update pgbench_tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid])
  await client.query('update pgbench_branches set bbalance = bbalance + $1 where bid = $2', [delta, bid])
  await client.query('insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())', [
    tid,
    bid,
    aid,
    delta,
  ])
  await client.query('commit')
}

/** The same transaction through Node's driver, on as many connections: the most that a server written in Node could reach. */
export async function throughDriver(url: string, connections: number, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const begun = performance.now()
  let done = 0
  const worker = async () => {
    const client = await pool.connect()
    for (; performance.now() < begun + seconds * 1_000; done++) await transaction(client)
    client.release()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const tookS = (performance.now() - begun) / 1_000
  await pool.end()
  return done / tookS
}

export async function prepareTpcb(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of makeTables.split(';')) if (statement.trim() !== '') await client.query(statement)
  await client.end()
}

/** What pgbench sends: its built-in transaction, or what a payment of ours sends, as texts or prepared. */
export type Sent = 'tpcb' | 'payment' | 'prepared payment'

export interface PgbenchWish {
  readonly connections: number
  readonly seconds: number
  readonly sent: Sent
}

/** Transactions per second by pgbench itself. */
export function byPgbench(url: string, { connections, seconds, sent }: PgbenchWish): number {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  const length = ['-n', '-c', String(connections), '-j', '2', '-T', String(seconds)]
  const mode = sent === 'prepared payment' ? ['-M', 'prepared'] : []
  const script = sent === 'tpcb' ? [] : ['-f', '-']
  const { stdout, stderr } = spawnSync(
    'pgbench',
    [...length, ...mode, ...script, '-h', host, '-p', port, '-U', username, pathname.slice(1)],
    { env: { ...process.env, PGPASSWORD: decodeURIComponent(password) }, encoding: 'utf8', input: asPaymentSends },
  )
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (found === undefined) throw new Error(`pgbench said no figure: ${(stderr || stdout).slice(0, 600)}`)
  return Number(found)
}
