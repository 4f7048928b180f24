import { moduleNames } from '@contract/modules'
import { allCities } from '@contract/settings/all-cities'
import type { TestServer } from '../../support/server/server'
import { areaId, testServer } from '../../support/server/server'
import { earner } from '../../support/city/money'
import { colleague } from '../console/colleagues'
import { settingAdmin } from './setting-admin'

const midnight = Date.parse('2026-11-22T00:00+08:00')
const order = [...moduleNames].reverse()

/** What a city says of itself: each with the other value that operators give it. */
const words = {
  siteName: '新城门牌',
  servicePhone: '021-5555-0000',
  serviceHours: '每日 9:00–18:00',
  recordNo: '沪ICP备12345678号-1',
} as const
const keys = [...(Object.keys(words) as (keyof typeof words)[]), 'menuOrder'] as const

describe('what operators say of a city, while residents look', () => {
  let server: TestServer
  let admin: ReturnType<typeof settingAdmin>
  let zhou: Awaited<ReturnType<typeof colleague>>
  let guest: Awaited<ReturnType<typeof earner>>
  beforeAll(async () => {
    server = await testServer()
    server.clock.at = midnight - 3_600_000
    admin = settingAdmin(server)
    zhou = await colleague(server, ['operator'])
    guest = await earner(server, 128, 0)
  })
  afterAll(() => server.close())

  const look = async () => {
    const { data } = await guest.form('/index/config', { areaId })
    const { siteName, servicePhone, serviceHours, recordNo, menuOrder } = data
    return { siteName, servicePhone, serviceHours, recordNo, menuOrder }
  }

  it('stands in the app at once, the old before and the new after, and nothing between; midnight changes nothing', async () => {
    const before = await look()
    expect(before).toEqual({ siteName: '门牌社区', menuOrder: [...moduleNames] })
    for (const key of keys) {
      const value = key === 'menuOrder' ? order : words[key]
      const old = (await look())[key]
      const [one, , other] = await Promise.all([look(), admin.edit(zhou, key, value, 0, areaId), look()])
      for (const seen of [one, other]) expect([old, value]).toContainEqual(seen[key])
      expect((await look())[key]).toEqual(value)
    }
    const now = { ...words, menuOrder: order }
    expect(await look()).toEqual(now)
    for (const at of [midnight - 1, midnight]) {
      server.clock.at = at
      expect(await look()).toEqual(now)
    }
  })

  it('is of the city alone; a city that follows all again has theirs, and an empty one is shown nowhere', async () => {
    await admin.edit(zhou, 'recordNo', '京ICP备87654321号', 0, allCities)
    expect((await look()).recordNo).toBe(words.recordNo)
    await admin.edit(zhou, 'recordNo', null, 1, areaId)
    expect((await look()).recordNo).toBe('京ICP备87654321号')
    await admin.edit(zhou, 'recordNo', '', 2, areaId)
    expect(await look()).not.toHaveProperty('recordNo', expect.anything())
    expect(await admin.history(zhou, 'recordNo', areaId)).toHaveLength(3)
  })

  it('is refused as another kind of text, by another role, and for a city that is not there', async () => {
    expect(await admin.edit(zhou, 'servicePhone', '请打总机', 1, areaId)).toMatchObject({ reason: 'FORM' })
    expect(await admin.edit(zhou, 'menuOrder', ['fund'], 1, areaId)).toMatchObject({ reason: 'FORM' })
    expect(await admin.edit(zhou, 'priceArea', 999_998, 0)).toMatchObject({ reason: 'FORM' })
    const lin = await colleague(server, ['finance'])
    expect(await admin.edit(lin, 'siteName', '别城', 1, areaId)).toMatchObject({ reason: 'NO_RIGHT' })
  })
})
