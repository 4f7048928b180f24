import type { AppClient } from '../../support/server/app-client'
import { appClient } from '../../support/server/app-client'
import type { TestGateway } from '../../support/server/gateway'
import { testGateway } from '../../support/server/gateway'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, settle, signedIn, testServer } from '../../support/server/server'
import { blockStates } from '../../../server/modules/area/tables'

export interface Person extends AppClient {
  readonly userId: number
  readonly blockId: number
  readonly token: string
}

export type Role = 'guest' | 'owner' | 'other' | 'spare' | 'mayor'

/** A listening server with a few people, and what the calls of the specification are about. */
export interface SpecCity {
  readonly server: TestServer
  readonly gateway: TestGateway
  readonly people: Readonly<Record<Exclude<Role, 'guest'>, Person>>
  readonly guest: AppClient
  readonly offeredId: number
  readonly logId: number
  readonly areaNoticeId: number
  /** Notices of the owner: one to read, one to remove, one with a file. */
  readonly noticeIds: readonly [number, number, number]
  readonly sealed: (password: string) => Promise<string>
  /** To bind by the owner, else by the guest: a code works where it was asked for. */
  readonly codeFor: (mobile: string, purpose: 'login' | 'bind' | 'findPassword') => Promise<string>
  readonly wechatCode: () => Promise<string>
  /** The owner proves who they are, for one change. */
  readonly prove: () => Promise<void>
  readonly close: () => Promise<void>
}

export const managePassword = 'gate2026'

async function personAt(server: TestServer, url: string, blockNo: number): Promise<Person> {
  const { userId, blockId } = await settle(server, blockNo)
  const { ak, token } = await signedIn(server, blockNo)
  return { ...appClient(url, server.now, { ak, token, userId }), userId, blockId, token }
}

let counter = 0
export const clientNo = (): string => `spec-${String(++counter).padStart(16, '0')}`

/** What the mayor tells the area; the owner gets it. */
async function tell(mayor: Person, title: string, attachment = ''): Promise<number> {
  const words = { areaId, title, content: '正文', attachment, clientNo: clientNo() }
  const told = await mayor.json('/bctNotice/add', words)
  if (!told.ok) throw new Error('not told')
  return told.value.areaNoticeId
}

export async function specCity(): Promise<SpecCity> {
  const holder: { server?: TestServer } = {}
  const gateway = await testGateway({ now: () => holder.server?.now() ?? 0 })
  const server = (holder.server = await testServer({ gatewayUrl: gateway.url, movableClock: true }))
  const { db } = server.deps
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const [owner, other, spare] = [
    await personAt(server, url, 128),
    await personAt(server, url, 129),
    await personAt(server, url, 130),
  ]
  const mayor = await personAt(server, url, 131)
  const seat = { area_id: areaId, user_id: mayor.userId, role: 'mayor', since: server.now() } as const
  await db.insertInto('area_role').values(seat).execute()
  const { blockId: offeredId } = await settle(server, 132)
  const offer = { state: blockStates.transfer, transfer_price: 500, transfer_until: server.now() + 86_400_000 }
  await db.updateTable('block').set(offer).where('block_id', '=', offeredId).execute()
  for (const title of ['一', '二']) await tell(mayor, title)
  const areaNoticeId = await tell(mayor, '三', 'demo/a.pdf')
  const notices = await db.selectFrom('user_notice').select('notice_id').where('user_id', '=', owner.userId).execute()
  const [first = 0, second = 0, third = 0] = notices.map((row) => row.notice_id).sort((a, b) => a - b)
  const log = await owner.json('/log/add', { content: '浇水', clientNo: clientNo() })
  if (!log.ok) throw new Error('no log')
  const sealed = (password: string) => encrypted(server, password)
  const [proof, manage] = [await sealed(founderPassword), await sealed(managePassword)]
  await owner.json('/block/editPassword', { kind: 'manage', oldPassword: proof, newPassword: manage })
  const guest = appClient(url, server.now)
  return {
    server,
    gateway,
    guest,
    offeredId,
    areaNoticeId,
    sealed,
    people: { owner, other, spare, mayor },
    logId: log.value.log.logId,
    noticeIds: [first, second, third],
    codeFor: async (mobile, purpose) => {
      // One code a minute to a number.
      server.clock.forward(61_000)
      await (purpose === 'bind' ? owner : guest).form('/sms/send', { mobile, purpose })
      const sent = await guest.form('/admin/smsOutbox', {})
      return sent.ok ? (/\d{6}/.exec(sent.value.messages[0]?.text ?? '')?.[0] ?? '') : ''
    },
    prove: async () => {
      const proved = await owner.json('/user/prove', { by: 'founder', secret: await sealed(founderPassword) })
      if (!proved.ok) throw new Error('not proven')
    },
    wechatCode: async () => ((await gateway.say('/sandbox/login', { device: 'spec' })) as { code: string }).code,
    close: async () => {
      await server.close()
      await gateway.close()
    },
  }
}
