import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import JSEncrypt from 'jsencrypt'
import type { Routes } from '../../server/app'
import { buildApp, modules } from '../../server/app'
import type { Config } from '../../server/config'
import { developmentConfig } from '../../server/config'
import type { Deps } from '../../server/deps'
import { loginKeyOf } from '../../server/login-key/login-key'
import { createBlock, createUser } from '../../server/modules/session/accounts'
import { testDatabase } from './database'
import { signedClient } from './signed-client'

/** 2026-11-21 10:00 in Shanghai: opening hours. */
export const morning = Date.UTC(2026, 10, 21, 2)

/** The area of every test. */
export const areaId = 3253

export const founderPassword = '1234567890123456'

/** A clock that stands still until a test moves it. */
export class TestClock {
  constructor(public ms: number) {}
  now = () => this.ms
  advance(byMs: number) {
    this.ms += byMs
  }
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly clock: TestClock
  close(): Promise<void>
}

/** The whole server in memory over a database of its own. */
export async function testServer(
  config: Partial<Config> = {},
  routes: readonly Routes[] = modules,
): Promise<TestServer> {
  const { db, close } = await testDatabase()
  const clock = new TestClock(morning)
  let lastId = 1_000
  const deps: Deps = {
    db,
    clock,
    random: { bytes: randomBytes },
    config: { ...developmentConfig, loginKeyBits: 1024, ...config },
    ids: { next: () => ++lastId },
  }
  await db.insertInto('area').values({ area_id: areaId, name: '测试城' }).execute()
  const app = buildApp(deps, routes)
  await app.ready()
  return {
    app,
    deps,
    clock,
    close: async () => {
      await app.close()
      await close()
    },
  }
}

/** Somebody who lives at this number of the test area and signs in with `founderPassword`. */
export async function settle({ deps }: TestServer, blockNo: number): Promise<{ userId: number; blockId: number }> {
  const userId = await createUser(deps, { nickName: `居民${blockNo}`, mobile: '13800138000' })
  const blockId = await createBlock(deps, { areaId, blockNo, ownerUserId: userId, founderPassword })
  return { userId, blockId }
}

/** A founder password as it travels: encrypted by the library the app uses, `+` written as `@`. Source: specification §5. */
export async function encrypted({ deps }: TestServer, password: string): Promise<string> {
  const encryptor = new JSEncrypt()
  encryptor.setPublicKey((await loginKeyOf(deps)).publicPem)
  const text = encryptor.encrypt(password)
  if (!text) throw new Error('not encrypted')
  return text.replaceAll('+', '@')
}

/** A client on a fresh device, signed in at this number. */
export async function signedIn(server: TestServer, blockNo: number) {
  const now = server.clock.now
  const guest = signedClient(server.app, { now })
  const password = await encrypted(server, founderPassword)
  const answer = await guest.form('/block/login', { areaId, blockNo, password })
  if (answer.code !== 200) throw new Error(`not signed in: ${answer.msg}`)
  const { token, userId } = answer.data
  return { ...signedClient(server.app, { ak: guest.ak, token, userId, now }), token, userId }
}
