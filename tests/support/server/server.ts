import type { FastifyInstance } from 'fastify'
import JSEncrypt from 'jsencrypt'
import type { Routes } from '../../../server/app'
import { buildApp, modules } from '../../../server/app'
import type { Config } from '../../../server/config/config'
import { loginKeyOf } from '../../../server/login-key/login-key'
import { createBlock, createUser } from '../../../server/modules/session/accounts'
import type { TestClock, TestDeps } from '../database/database'
import { testDatabase, testDeps } from '../database/database'
import { signedClient } from './signed-client'
import { withFirstTexts } from './first-texts'

/** The area of every test. */
export const areaId = 3253

export const founderPassword = '1234567890123456'

export interface TestServer {
  readonly app: FastifyInstance
  readonly deps: TestDeps
  readonly clock: TestClock
  /** The time of a device whose clock is right. */
  readonly now: () => number
  close(): Promise<void>
}

/** The whole server in memory over a database of its own, in open hours; the description of its calls only when asked for (`docs`). */
export async function testServer(
  config: Partial<Config> = {},
  routes: readonly Routes[] = modules,
): Promise<TestServer> {
  const database = await testDatabase()
  const { db } = database
  const deps = testDeps(db, { loginKeyBits: 1024, docs: false, ...config })
  await db.insertInto('area').values({ area_id: areaId, name: '测试城', sort: 0 }).execute()
  await withFirstTexts(db, areaId)
  const app = buildApp(deps, routes)
  await app.ready()
  return {
    app,
    deps,
    clock: deps.clock,
    now: () => deps.clock.now(),
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

/** The mobile number of the person who lives there. */
export const mobileOf = (blockNo: number): string => `138${String(blockNo).padStart(8, '0')}`

/** Somebody who lives at this number of the test area and signs in with `founderPassword`. */
export async function settle({ deps }: TestServer, blockNo: number): Promise<{ userId: number; blockId: number }> {
  const userId = await createUser(deps, { nickName: `居民${blockNo}`, mobile: mobileOf(blockNo) })
  const blockId = await createBlock(deps, { areaId, blockNo, ownerUserId: userId, founderPassword })
  return { userId, blockId }
}

/** A founder password as it travels: encrypted by the library the app uses, `+` written as `@`. Source: specification §5. */
export async function encrypted({ deps }: Pick<TestServer, 'deps'>, password: string): Promise<string> {
  const encryptor = new JSEncrypt()
  encryptor.setPublicKey((await loginKeyOf(deps)).publicPem)
  const text = encryptor.encrypt(password)
  if (!text) throw new Error('not encrypted')
  return text.replaceAll('+', '@')
}

/** A client on a fresh device, signed in at this number. */
export async function signedIn(server: TestServer, blockNo: number) {
  const { now } = server
  const guest = signedClient(server.app, { now })
  const password = await encrypted(server, founderPassword)
  const answer = await guest.form('/block/login', { areaId, blockNo, password })
  if (answer.code !== 200) throw new Error(`not signed in: ${answer.msg}`)
  const { token, userId } = answer.data
  return { ...signedClient(server.app, { ak: guest.ak, token, userId, now }), token, userId }
}
