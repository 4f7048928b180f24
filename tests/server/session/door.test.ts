import { loginDoor, loginLock } from '@contract/limits'
import { rememberDevice } from '../../../server/modules/session/device-store'
import { signedHeaders } from '../../support/server/signed-client'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, founderPassword, settle, signedIn, testServer } from '../../support/server/server'
import { sealedFor } from '../../support/city/money'
import { clientNo } from '../../support/city/small-city'
import type { Envelope } from '@contract/envelope'

const wrongPassword = '9999999999999999'
let server: TestServer
let neighbour: Awaited<ReturnType<typeof settle>>
let right: string
let wrong: string

async function start(loginsPerMinute: number) {
  // One proxy is in front, as in production: the address it names is the caller's.
  server = await testServer({ loginsPerMinute, trustedProxies: 1 })
  await settle(server, 1)
  neighbour = await settle(server, 2)
  right = await encrypted(server, founderPassword)
  wrong = await encrypted(server, wrongPassword)
}
afterEach(() => server.close())

interface Try {
  readonly from: string
  readonly blockNo: number
  readonly password?: string
  readonly ak?: string
  readonly path?: string
}

let devices = 0

/** One sign-in over the proxy; 'in' or why not. */
async function attempt({ from, blockNo, password = wrong, ak = `device-${++devices}`, path = '/block/login' }: Try) {
  const { body } = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      ...signedHeaders({ ak, now: server.now }),
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
    },
    payload: new URLSearchParams({ areaId: String(areaId), blockNo: String(blockNo), password }).toString(),
  })
  const { code, data } = JSON.parse(body) as Envelope<{ reason?: string } | null>
  return code === 200 ? 'in' : String(data?.reason)
}

describe('one address that tries passwords without end', () => {
  it('is turned away after its measure of a minute; a resident of another address signs in meanwhile', async () => {
    await start(20)
    const flood = Array.from({ length: 90 }, (_, n) => attempt({ from: '203.0.113.9', blockNo: 5_000 + n }))
    const resident = Array.from({ length: 4 }, () => attempt({ from: '198.51.100.7', blockNo: 1, password: right }))
    expect(await Promise.all(resident)).toEqual(['in', 'in', 'in', 'in'])
    const reasons = await Promise.all(flood)
    expect(reasons.filter((reason) => reason === 'BUSY').length).toBeGreaterThanOrEqual(70)
    expect(reasons.filter((reason) => reason === 'WRONG_PASSWORD').length).toBeLessThanOrEqual(20)
    expect(await attempt({ from: '203.0.113.9', blockNo: 2, password: right })).toBe('BUSY')
  })

  it('is one measure for every way to try a password', async () => {
    await start(6)
    for (const path of ['/block/login', '/block/logina', '/bctUser/login', '/bctUser/logina', '/block/logina'])
      expect(await attempt({ from: '203.0.113.9', blockNo: 70 + ++devices, path })).toBe('WRONG_PASSWORD')
    expect(await attempt({ from: '203.0.113.9', blockNo: 2, password: right })).toBe('in')
    expect(await attempt({ from: '203.0.113.9', blockNo: 2, password: right })).toBe('BUSY')
  })

  it('does not take the measure of a device on the same address that signed in before', async () => {
    await start(20)
    const ak = 'the-resident'
    expect(await attempt({ from: '203.0.113.9', blockNo: 1, password: right, ak })).toBe('in')
    await Promise.all(Array.from({ length: 40 }, (_, n) => attempt({ from: '203.0.113.9', blockNo: 6_000 + n })))
    expect(await attempt({ from: '203.0.113.9', blockNo: 1, password: right, ak: 'a-stranger' })).toBe('BUSY')
    expect(await attempt({ from: '203.0.113.9', blockNo: 1, password: right, ak })).toBe('in')
  })
})

describe('one resident with more devices than anybody has', () => {
  it('keeps nobody else from signing in, on a known device or not', async () => {
    await start(20)
    const { ak } = await signedIn(server, 1)
    const own = Array.from({ length: 116 }, (_, n) => `own-${n}`)
    for (const device of own) await rememberDevice(server.deps.db, { ...neighbour, ak: device }, server.now())
    const flood = own.map((device) => attempt({ from: '203.0.113.9', blockNo: 2, password: right, ak: device }))
    const others = Array.from({ length: 6 }, (_, n) => [
      attempt({ from: `198.51.100.${n}`, blockNo: 1, password: right }),
      attempt({ from: `192.0.2.${n}`, blockNo: 1, password: right, ak }),
    ])
    expect(new Set(await Promise.all(others.flat()))).toEqual(new Set(['in']))
    const letIn = (await Promise.all(flood)).filter((outcome) => outcome === 'in')
    expect(letIn.length).toBeLessThanOrEqual(20 + loginDoor.known.perMinute)
  })

  it('has a few tries a minute beyond the measure of its address, for all devices of the block together', async () => {
    await start(4)
    const devices = ['one', 'two']
    for (const ak of devices) expect(await attempt({ from: '203.0.113.9', blockNo: 1, password: right, ak })).toBe('in')
    for (let n = 0; n < 3; n++) await attempt({ from: '203.0.113.9', blockNo: 2 })
    const again = (ak: string) => attempt({ from: '203.0.113.9', blockNo: 1, password: right, ak })
    for (let n = 0; n < loginDoor.known.perMinute; n += devices.length)
      for (const ak of devices) expect(await again(ak)).toBe('in')
    for (const ak of devices) expect(await again(ak)).toBe('BUSY')
  })

  it('has the newest ten of them known', async () => {
    await start(1_000)
    const own = Array.from({ length: loginDoor.known.devices + 1 }, (_, n) => `own-${n}`)
    for (const ak of own) {
      expect(await attempt({ from: '203.0.113.9', blockNo: 1, password: right, ak })).toBe('in')
      server.clock.forward(1)
    }
    for (let i = 0; i < loginLock.wrongs; i++) await attempt({ from: `203.0.113.${i}`, blockNo: 1 })
    const again = own.map((ak) => attempt({ from: '198.51.100.7', blockNo: 1, password: right, ak }))
    expect(await Promise.all(again)).toEqual(['LOCKED', ...own.slice(1).map(() => 'in')])
  })

  it('cannot have them known by the management password', async () => {
    await start(1_000)
    const own = await signedIn(server, 1)
    const password = await encrypted(server, 'manager1')
    expect(
      (await own.json('/block/editPassword', { kind: 'manage', oldPassword: right, newPassword: password })).code,
    ).toBe(200)
    const manager = { from: '198.51.100.7', blockNo: 1, password, ak: 'the-manager' }
    expect(await attempt({ ...manager, path: '/block/logina' })).toBe('in')
    for (let i = 0; i < loginLock.wrongs; i++) await attempt({ from: `203.0.113.${i}`, blockNo: 1 })
    expect(await attempt({ ...manager, password: right })).toBe('LOCKED')
  })
})

describe('one IPv6 line', () => {
  it('is one address, whichever of its addresses it uses; its neighbour is another', async () => {
    await start(3)
    for (let n = 0; n < 3; n++)
      expect(await attempt({ from: `2001:db8:0:1::${n}`, blockNo: 5_000 + n })).toBe('WRONG_PASSWORD')
    expect(await attempt({ from: '2001:db8:0:1:ffff::1', blockNo: 1, password: right })).toBe('BUSY')
    expect(await attempt({ from: '2001:db8:0:2::1', blockNo: 1, password: right })).toBe('in')
  })

  it('that stands for one of IPv4 is that one', async () => {
    await start(2)
    await attempt({ from: '203.0.113.9', blockNo: 5_000 })
    await attempt({ from: '::ffff:203.0.113.9', blockNo: 5_001 })
    expect(await attempt({ from: '203.0.113.9', blockNo: 1, password: right })).toBe('BUSY')
    expect(await attempt({ from: '::ffff:203.0.113.8', blockNo: 1, password: right })).toBe('in')
  })
})

describe('strangers who lock a block', () => {
  const lock = async (blockNo: number) => {
    for (let i = 0; i < loginLock.wrongs; i++) await attempt({ from: `203.0.113.${i}`, blockNo })
    expect(await attempt({ from: '203.0.113.9', blockNo, password: right })).toBe('LOCKED')
  }

  it('do not lock out a device that signed in to it before, which has five tries of its own', async () => {
    await start(1_000)
    const own = await signedIn(server, 1)
    await lock(1)
    const mine = { from: '198.51.100.7', blockNo: 1, ak: own.ak }
    expect(await attempt({ ...mine, password: right })).toBe('in')
    for (const reason of ['WRONG_PASSWORD', 'WRONG_PASSWORD', 'WRONG_PASSWORD', 'WRONG_PASSWORD', 'LOCKED'])
      expect(await attempt(mine)).toBe(reason)
    expect(await attempt({ ...mine, password: right })).toBe('LOCKED')
  })

  it('do not gain tries by knowing a device of another block', async () => {
    await start(1_000)
    const other = await signedIn(server, 2)
    await lock(1)
    expect(await attempt({ from: '198.51.100.7', blockNo: 1, ak: other.ak })).toBe('LOCKED')
  })

  it('do not keep the owner from changing his passwords', async () => {
    await start(1_000)
    const own = await signedIn(server, 1)
    await lock(1)
    const newPassword = await encrypted(server, '6543210987654321')
    const no = clientNo()
    const pay = { clientNo: no, proof: 'founder', proofPassword: right } as const
    const set = await own.json('/user/setPayPassword', { ...pay, password: await sealedFor(server, no, '736251') })
    expect(set.code).toBe(200)
    expect((await own.json('/block/editPassword', { kind: 'founder', oldPassword: right, newPassword })).code).toBe(200)
  })

  it('and a former password forgets every device but the one that changed it', async () => {
    await start(1_000)
    const [thief, own] = [await signedIn(server, 1), await signedIn(server, 1)]
    const newPassword = await encrypted(server, '6543210987654321')
    await own.json('/block/editPassword', { kind: 'founder', oldPassword: right, newPassword })
    await lock(1)
    expect(await attempt({ from: '198.51.100.7', blockNo: 1, ak: thief.ak })).toBe('LOCKED')
    expect(await attempt({ from: '198.51.100.7', blockNo: 1, ak: own.ak, password: newPassword })).toBe('in')
  })
})
