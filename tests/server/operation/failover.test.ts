/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import { directProblems, readsProblems } from '../../../server/config/database-addresses'
import { limits } from '../../../server/db/open'
import { mostKept } from '../../../server/db/sent/prepared'
import { Environment } from '../../../server/config/environment'
import type { Blow } from '../../failover/blows'
import { ShippedFiles } from '../../failover/files'
import { readsIn, wordsOf } from '../../failover/lag'
import { findPrograms, knowsPrepared } from '../../failover/programs'
import { rowOf } from '../../failover/table'
import type { Deed } from '../../chaos/journal'
import { ChaosJournal } from '../../chaos/journal'

const root = path.resolve(__dirname, '../../..')
const shipped = path.join(root, 'deploy/ha')
const read = (file: string) => readFileSync(path.join(shipped, file), 'utf8')

interface Patroni {
  readonly restapi: Readonly<Record<'listen' | 'connect_address', string>>
  readonly etcd: { readonly hosts: readonly string[] }
  readonly bootstrap: { readonly dcs: Readonly<Record<string, unknown>> }
  readonly postgresql: { readonly listen: string; readonly connect_address: string }
}
const etcd = parse(read('etcd.conf.yml')) as Readonly<Record<string, unknown>>
const patroni = parse(read('patroni.yml')) as Patroni
const haproxy = read('haproxy.cfg')
const pgbouncer = read('pgbouncer.ini')
const env = parseEnv(read('server.env'))

/** The value of a line of PgBouncer's. */
const setting = (name: string) => new RegExp(`^${name} = (.*)$`, 'm').exec(pgbouncer)?.[1]

/** The only match of a pattern's first group. */
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

describe('the files for three hosts', () => {
  const hosts = ['10.0.0.1', '10.0.0.2', '10.0.0.3']

  it('name the same three hosts and the same ports everywhere', () => {
    const peers = hosts.map((host, index) => `db${index + 1}=http://${host}:2380`)
    expect(etcd['initial-cluster']).toBe(peers.join(','))
    expect(etcd['initial-advertise-peer-urls']).toBe('http://OWN_ADDRESS:2380')
    expect(etcd['advertise-client-urls']).toBe('http://OWN_ADDRESS:2379')
    // By the newer protocol a primary that was frozen takes the leadership back: deploy/ha/patroni.yml.
    expect(etcd['enable-v2']).toBe(true)
    expect(patroni.etcd.hosts).toEqual(hosts.map((host) => `${host}:2379`))
    expect([patroni.restapi.listen, patroni.restapi.connect_address]).toEqual(Array(2).fill('OWN_ADDRESS:8008'))
    expect([patroni.postgresql.listen, patroni.postgresql.connect_address]).toEqual(Array(2).fill('OWN_ADDRESS:5432'))
    const servers = [...haproxy.matchAll(/^ {2}server (.*)$/gm)].map(([, line]) => line)
    const nodes = hosts.map((host, index) => `db${index + 1} ${host}:5432 check port 8008`)
    expect(servers).toEqual([...nodes, ...nodes])
  })

  it('lead from the server through the pooler and the balancer to the primary', () => {
    const [calls, direct] = [env.DATABASE_URL ?? '', env.MENPAI_DIRECT_URL ?? ''].map((url) => new URL(url))
    expect(calls?.host).toBe(`${setting('listen_addr')}:${setting('listen_port')}`)
    expect(direct?.host).toBe(found(haproxy, /^listen primary\n {2}bind (.*)\n {2}option httpchk OPTIONS \/primary$/m))
    const standbys = found(haproxy, /^listen standbys\n {2}bind (.*)\n {2}option httpchk OPTIONS \/replica$/m)
    expect(new URL(env.MENPAI_READS_URL ?? '').host).toBe(standbys)
    expect(setting('menpai')).toContain(`host=${direct?.hostname} port=${direct?.port} dbname=menpai `)
    expect(read('userlist.txt')).toBe(`"${calls?.username}" "${calls?.password}"\n`)
    expect(read('menpai.sql')).toContain(`create role ${calls?.username} login password '${calls?.password}'`)
    expect([...directProblems(env), ...readsProblems(env)]).toEqual([])
    expect(Object.keys(env).filter((name) => !(name in Environment.entries))).toEqual([])
  })

  it('give a quiet connection longer than the server keeps it, which would take it for broken', () => {
    const waits = [...haproxy.matchAll(/^ {2}timeout (client|server) (\d+)m$/gm)]
    expect(waits.map(([, side]) => side)).toEqual(['client', 'server'])
    for (const [, , minutes] of waits) expect(Number(minutes) * 60_000).toBeGreaterThan(limits.idleTimeoutMillis)
  })

  it('set the limits of a statement at the pooler, which does not pass them on', () => {
    const { statement_timeout: statement, idle_in_transaction_session_timeout: idle } = limits
    const sets = `set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle}`
    expect(setting('menpai')).toContain(`connect_query='${sets}'`)
    expect(setting('ignore_startup_parameters')).toBe('statement_timeout,idle_in_transaction_session_timeout')
    expect(setting('pool_mode')).toBe('transaction')
  })

  it('acknowledge what two nodes have, and let a lease end only when two tries to renew it failed', () => {
    const { dcs } = patroni.bootstrap
    expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true, synchronous_node_count: 1 })
    expect(dcs.ttl).toBeGreaterThanOrEqual(Number(dcs.loop_wait) + 2 * Number(dcs.retry_timeout))
  })

  it('are all named where an operator reads how to install them, with each password', () => {
    const guide = readFileSync(path.join(root, 'docs/scaling.md'), 'utf8')
    const files = readdirSync(shipped)
    expect(files.filter((file) => ![` ${file}`, `\`${file}\``].some((named) => guide.includes(named)))).toEqual([])
    const words = new Set(files.flatMap((file) => read(file).match(/\b[A-Z]+(?=_PASSWORD\b)/g) ?? []))
    expect(
      found(guide, /for of in (.*?);/)
        ?.split(' ')
        .sort(),
    ).toEqual([...words].sort())
  })
})

describe('npm run failover', () => {
  it('takes nothing of the shipped files with it but what they say', () => {
    const files = new ShippedFiles(false)
    const place = { name: 'db2', address: files.address(2), folder: '/own', binFolder: '/own/bin' }
    for (const file of readdirSync(shipped)) {
      const said = files.read(file, place).replaceAll(/^(#|;|--).*$/gm, '')
      expect(said).not.toMatch(/10\.0\.0|127\.0\.0\.1|PASSWORD|OWN_|\/var\/|\/etc\/|user haproxy/)
    }
    expect(files.read('server.env', place)).toContain(
      `//menpai:${files.password('MENPAI_PASSWORD')}@${files.address(9)}:`,
    )
  })

  it('prepares statements through a PgBouncer that knows them, and through an older one none', () => {
    expect(['PgBouncer 1.18.0', 'PgBouncer 1.20.1', ''].map(knowsPrepared)).toEqual([false, false, false])
    expect(['PgBouncer 1.21.0\nlibevent 2.1.12', 'PgBouncer 1.25.2', 'PgBouncer 2.0.0'].map(knowsPrepared)).toEqual(
      Array(3).fill(true),
    )
    const place = { folder: '/own', binFolder: '/own/bin' }
    const said = (prepares: boolean) => {
      const files = new ShippedFiles(prepares)
      const kept = /^max_prepared_statements = (\d+)$/m.exec(files.read('pgbouncer.ini', place))?.[1]
      return { kept, setting: parseEnv(files.read('server.env', place)).MENPAI_PREPARED }
    }
    expect(said(false)).toEqual({ kept: undefined, setting: '0' })
    const newer = said(true)
    expect(newer.setting).toBeUndefined()
    expect(Number(newer.kept)).toBeGreaterThanOrEqual(mostKept)
  })

  it('says what to install where a program is missing', () => {
    expect(findPrograms([])).toBe(
      'Not installed: etcd, patroni, patronictl, haproxy, pgbouncer, postgres. On Debian: apt-get install etcd-server patroni haproxy pgbouncer postgresql python3-etcd',
    )
  })

  it('tells where reads went and what was done while standbys were late', () => {
    const lines = [
      'menpai_reads_total{from="replica"} 40',
      'menpai_reads_total{from="primary",because="behind"} 3',
      'menpai_reads_total{from="primary",because="resting"} 9',
      'menpai_request_seconds_count{route="/healthz",status="200"} 77',
    ]
    const reads = readsIn(lines.join('\n'))
    expect(reads).toEqual({ standby: 40, primary: 12 })
    expect(readsIn('')).toEqual({ standby: 0, primary: 0 })
    const journal = new ChaosJournal()
    for (const endedAt of [900, 1_001, 16_000, 16_001])
      Object.assign(journal.begin(7, '/bctPay/submit', '', 0), { endedAt, outcome: 'done' })
    journal.begin(7, '/bctPay/submit', '', 0)
    journal.lookedAt.push(500, 2_000)
    expect(wordsOf({ from: 1_000, to: 16_000, reads }, journal)).toBe(
      'standbys that replayed nothing for 15.0 s: 2 commands acknowledged, reads 40 from a standby and 12 from the primary, 1 looks for an own order that had just ended',
    )
  })

  describe('its table', () => {
    const blow: Blow = { way: 'HAProxy', fault: 'killed', at: 10_000, movedAt: 30_000, endedAt: 36_000 }
    const deed = (clientNo: string, more: Partial<Deed>): Deed => ({
      userId: 7,
      call: '/bctPay/submit',
      wish: clientNo,
      startedAt: 0,
      clientNo,
      tries: 1,
      sentAt: 0,
      doubtSince: undefined,
      endedAt: undefined,
      outcome: 'done',
      reason: '',
      movements: [],
      ...more,
    })
    const deeds = [
      deed('before', { endedAt: 9_900 }),
      deed('under way', { endedAt: 10_050 }),
      deed('written, answer lost', { sentAt: 33_000, tries: 4, doubtSince: 9_990, endedAt: 33_500 }),
      deed('never written', { sentAt: 34_000, tries: 3, doubtSince: 11_000, endedAt: 34_500 }),
      deed('long ago', { sentAt: 5_000, tries: 2, doubtSince: 4_000, endedAt: 5_100 }),
      deed('later', { sentAt: 50_000, tries: 2, doubtSince: 49_000, endedAt: 50_100 }),
    ]
    const kept = (clientNo: string, at: number) => ({ userId: 7, clientNo, call: '/bctPay/submit', at: at + 1_000_000 })
    const commands = [kept('written, answer lost', 9_995), kept('never written', 34_100)]

    it('counts what one fault cost, and nothing of another', () => {
      expect(rowOf(blow, { deeds, commands, offsetMs: 1_000_000 })).toEqual({
        way: 'HAProxy',
        fault: 'killed',
        movedMs: 20_000,
        silentMs: 23_500,
        lost: 2,
        repeated: 5,
        found: 1,
      })
    })
  })
})
