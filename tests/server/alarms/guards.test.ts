import { lock, lockAll, lockSealed } from '../../../server/modules/alarms/channel-store'
import { editChannel, listChannels, tryChannel } from '../../../server/modules/alarms/channels'
import { staffCaller } from '../../support/admin/as-operator'
import { areaId, clientNo, emptyCity, operators } from '../../support/city/small-city'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { inPassing, plant } from '../../support/database/in-passing'

let database: TestDatabase
let deps: TestDeps
let by: number
beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  ;[by = 0] = await operators(deps)
})
afterAll(() => database.close())

type Wish = Parameters<typeof editChannel>[2]
const staff = (areas: readonly number[] | null) => staffCaller(by, { roles: ['administrator'], areas })
const editing = async (areas: readonly number[] | null, wish: Partial<Wish>) => {
  const answer = await editChannel(deps, staff(areas), {
    clientNo: clientNo(),
    channelId: null,
    ver: 0,
    way: 'mail',
    name: `值班 ${clientNo()}`,
    areaId,
    roles: ['operator'],
    mails: ['duty@city.example'],
    webhook: '',
    secret: '',
    quiet: null,
    pauses: [],
    isOn: false,
    isRemoved: false,
    ...wish,
  })
  return answer.ok ? answer.value : answer.error.reason
}

describe('a channel is changed and tried', () => {
  it('in a city by who works there, of all cities by who works everywhere', async () => {
    expect(await editing([areaId], {})).toMatchObject({ areaId })
    expect([await editing([areaId + 1], {}), await editing([], {})]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    expect(await editing([areaId], { areaId: null })).toBe('NOT_FOUND')
    expect(await editing(null, { areaId: null })).toMatchObject({ areaId: null })
  })
  it('neither in nor out of a city by who works in another', async () => {
    const made = await editing(null, {})
    if (typeof made === 'string') throw new Error(made)
    const seen = { channelId: made.channelId, ver: made.ver }
    expect(await editing([areaId + 1], { ...seen, areaId: areaId + 1 })).toBe('NOT_FOUND')
    expect(await tryChannel(deps, staff([areaId + 1]), { id: made.channelId })).toMatchObject({
      error: { reason: 'NOT_FOUND' },
    })
    expect(await editing([areaId], seen)).toMatchObject({ channelId: made.channelId })
  })
  it('is listed as one that somebody may edit only there', async () => {
    const may = async (areas: readonly number[] | null) => {
      const { value } = await listChannels(deps, staff(areas))
      return [...new Set(value.data.map((row) => row.mayEdit))]
    }
    expect([await may(null), await may([areaId]), await may([areaId + 1])]).toEqual([[true], [true], []])
  })
})

it('a channel is found to be locked until it is removed; every sealed robot is', async () => {
  const found = await inPassing(deps.db, async (tx) => {
    await plant(tx, 'alarm_channel', { channel_id: 1, robot_sealed: 'a', removed_at: null })
    await plant(tx, 'alarm_channel', { channel_id: 2, robot_sealed: 'b', removed_at: 9 })
    await plant(tx, 'alarm_channel', { channel_id: 3, robot_sealed: null, removed_at: null })
    await lockAll(tx)
    return [
      (await lock(tx, 1))?.channel_id,
      await lock(tx, 2),
      await lock(tx, 4),
      (await lockSealed(tx)).map((row) => row.robot_sealed).sort(),
    ]
  })
  expect(found).toEqual([1, undefined, undefined, ['a', 'b']])
})
