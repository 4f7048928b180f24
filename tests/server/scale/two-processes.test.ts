/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises'
import { loginLock } from '@contract/limits'
import { demoAreaId as areaId, demoPassword } from '../../../demo/residents'
import { cityFolder } from '../../support/server/city-folder'
import type { ServerProcess } from '../../support/server/process'
import { removeDataFolder, startServer } from '../../support/server/process'
import { ConsoleCaller } from '../../support/admin/console-caller'
import { staffIn } from '../../support/admin/demo-staff'
import { caller, contentTypes, envelopeOf } from '../../support/server/process-call'
import { signedHeaders } from '../../support/server/signed-client'

let folder: string
let servers: [ServerProcess, ServerProcess]

beforeAll(async () => {
  folder = await cityFolder()
  servers = [await startServer(folder), await startServer(folder)]
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await removeDataFolder(folder)
})

describe('two servers on one database', () => {
  it('hear a signature once: what one has heard, the other refuses', async () => {
    const [one, other] = servers
    const headers = { ...signedHeaders({ ak: 'twice', now: () => one.now() }), 'content-type': contentTypes.form }
    const request = { path: '/api/block/check', headers, body: 'blockNo=128' }
    expect(envelopeOf(await one.raw(request)).code).toBe(200)
    expect(envelopeOf(await other.raw(request))).toMatchObject({ code: 500, reason: 'SIGN' })
  })

  it('count wrong passwords together: parallel guesses at both are judged as often as at one', async () => {
    const password = await servers[0].encrypted('9999999999999999')
    const guess = (index: number) => {
      const server = index % 2 === 0 ? servers[0] : servers[1]
      return server.call('/block/login', { areaId, blockNo: 94, password }, { ak: `guesser-${index}` })
    }
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)))
    expect(answers.filter(({ reason }) => reason === 'WRONG_PASSWORD')).toHaveLength(loginLock.wrongs - 1)
    for (const server of servers) await expect(server.signIn(94, demoPassword(94))).rejects.toThrow()
  })

  it('see a halt at once, whichever of them was told: nothing of an area is kept in a process', async () => {
    const [one, other] = servers
    const staff = staffIn(one.printed()).get('周琪')
    if (!staff) throw new Error('the city has staff')
    const clock = { now: async () => (await caller(one.url)).now(), pass: sleep }
    const halt = (at: ServerProcess, halted: boolean) => {
      const wish = { areaId, reason: '盘点', clientNo: `halt-${'0'.repeat(12)}${halted ? 1 : 2}`, halted }
      return new ConsoleCaller(at.url, staff, clock).call('/admin/area/halt', wish)
    }
    expect((await halt(one, true)).ok).toBe(true)
    const seen = await other.call('/index/config', { areaId }, { ak: 'onlooker' })
    expect(seen.data.halt).toMatchObject({ because: '盘点' })
    expect((await halt(other, false)).ok).toBe(true)
    expect((await one.call('/index/config', { areaId }, { ak: 'onlooker' })).data.halt).toBeUndefined()
  })

  it('know one another’s sessions, and one serves on when the other is killed', async () => {
    const [one, other] = servers
    const who = await one.signIn(36, demoPassword(36))
    const assets = await other.call('/user/assets', {}, who)
    expect(assets.code).toBe(200)
    await one.kill9()
    expect((await other.call('/user/assets', {}, who)).data).toEqual(assets.data)
  })
})
