import { Writable } from 'node:stream'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildApp, modules } from '../../../server/app'
import { demoAreaId } from '../../../demo/residents'
import { createBlock, createUser } from '../../../server/modules/session/accounts'
import { startSession } from '../../../server/modules/session/start'
import { guest } from '../../../server/http/caller'
import type { TestDeps } from '../../support/database/database'
import { testDeps } from '../../support/database/database'
import { demoDatabase } from '../../support/database/demo-database'
import { testGateway } from '../../support/server/gateway'
import { codeAt, ConsoleBrowser, employ, staffPassword } from '../../support/admin/console-client'
import { signedHeaders } from '../../support/server/signed-client'
import type { Body } from './inputs'

/** Who attacks: a session, or none. */
export interface Attacker {
  readonly name: string
  readonly ak: string
  readonly token: string
  readonly userId: number
  /** Of staff: the headers of a session at the console, whose calls are not signed. */
  readonly admin?: Readonly<Record<string, string>>
}

/** A city full of other people's things, the server over it, and those who attack it. */
export interface City {
  readonly app: FastifyInstance
  readonly deps: TestDeps
  /** The server's own mistakes from its log, one line of JSON each. */
  readonly complaints: string[]
  readonly guest: Attacker
  /** Without a block. */
  readonly user: Attacker
  /** With a block and no money. */
  readonly resident: Attacker
  /** The one whose money, orders and listings fill the city. */
  readonly rich: Attacker
  readonly operator: Attacker
  send(attacker: Attacker, path: string, body: Body, prefix?: string): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

async function attackersOf(deps: TestDeps) {
  const session = async (name: string, userId: number, blockId: number): Promise<Attacker> => {
    const ak = `fuzz-${name}`
    const owner = { userId, blockId, areaId: demoAreaId }
    return { name, ak, userId, token: await startSession(deps, owner, { ...guest, ak, platform: 'browser' }) }
  }
  const ownerOf = (blockNo: number) =>
    deps.db
      .selectFrom('block')
      .select(['owner_user_id', 'block_id'])
      .where('area_id', '=', demoAreaId)
      .where('block_no', '=', blockNo)
      .executeTakeFirstOrThrow()
  const poorId = await createUser(deps, { nickName: '穷人' })
  const poorBlock = await createBlock(deps, { areaId: demoAreaId, blockNo: 9_999, ownerUserId: poorId, capacity: 50 })
  const rich = await ownerOf(128)
  return {
    guest: { name: 'guest', ak: 'fuzz-guest', token: '', userId: 0 },
    user: await session('user', await createUser(deps, { nickName: '路人' }), 0),
    resident: await session('resident', poorId, poorBlock),
    rich: await session('rich', rich.owner_user_id ?? 0, rich.block_id),
  }
}

/** Somebody of staff with every role that works with money, at the console. */
async function operatorOf(app: FastifyInstance, deps: TestDeps): Promise<Attacker> {
  const staff = await employ({ deps }, ['operator', 'finance', 'auditor'])
  const browser = new ConsoleBrowser(app)
  await browser.call('/admin/session/login', { name: staff.name, password: staffPassword })
  await browser.call('/admin/session/totp', { code: codeAt(staff.secret, deps.clock.now()) })
  const { cookie, csrf } = browser
  return { name: 'operator', ak: '', token: '', userId: 0, admin: { cookie, 'x-csrf': csrf } }
}

export async function fuzzCity(): Promise<City> {
  const database = await demoDatabase()
  const gateway = await testGateway({ now: () => deps.clock.now() })
  const settings = {
    demo: true,
    loginKeyBits: 1024,
    callsPerMinute: 1_000_000,
    movableClock: false,
    gatewayUrl: gateway.url,
  } as const
  const deps = testDeps(database.db, settings)
  const attackers = await attackersOf(deps)
  const complaints: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, next) {
      complaints.push(chunk.toString())
      next()
    },
  })
  const app = buildApp(deps, modules, { logger: { level: 'error', stream } })
  await app.ready()
  const signed = (attacker: Attacker) => signedHeaders({ ...attacker, now: () => deps.clock.now() })
  return {
    app,
    deps,
    complaints,
    ...attackers,
    operator: await operatorOf(app, deps),
    send: (attacker, path, { contentType, text }, prefix = '/api') => {
      const headers = {
        ...(attacker.admin ?? signed(attacker)),
        ...(contentType !== '' && { 'content-type': contentType }),
      }
      return app.inject({ method: 'POST', url: `${prefix}${path}`, headers, payload: Buffer.from(text) })
    },
    close: async () => {
      await app.close()
      await gateway.close()
      await database.close()
    },
  }
}
