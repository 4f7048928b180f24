import { ok } from '@contract/result'
import type { Location } from '@/platform/location/types'

const wx: Record<string, unknown> = {}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: wx }))

const sign = () => Promise.resolve(undefined)
const north = { place: '北门 2 号柜', spot: '31.230416,121.473701' }

describe('in the mini-program', () => {
  const { location } = jest.requireActual<{ location: Location }>('../../../src/platform/location/location.weapp')

  it('a place that is chosen on the map tells where it lies', async () => {
    wx.chooseLocation = () =>
      Promise.resolve({ name: '北门 2 号柜', address: '北门路 1 号', latitude: 31.230416, longitude: 121.473701 })
    expect(await location.choose()).toEqual(ok(north))
    wx.chooseLocation = () => Promise.reject(Object.assign(new Error(), { errMsg: 'chooseLocation:fail cancel' }))
    expect(await location.choose()).toEqual(ok({ place: '', spot: '' }))
  })

  it('opens the messenger’s own map there, and words only are left to be copied', async () => {
    const opened: unknown[] = []
    wx.openLocation = (at: unknown) => (opened.push(at), Promise.resolve())
    expect(await location.open(north, sign)).toBe(true)
    expect(opened).toEqual([{ latitude: 31.230416, longitude: 121.473701, name: '北门 2 号柜' }])
    expect(await location.open({ place: '北门', spot: '' }, sign)).toBe(false)
    wx.openLocation = () => Promise.reject(new Error('openLocation:fail'))
    expect(await location.open(north, sign)).toBe(false)
  })
})

it('in a browser a map’s page is opened by the position, and by the name where there is none', async () => {
  const { location } = jest.requireActual<{ location: Location }>('../../../src/platform/location/location')
  const opened = jest.spyOn(globalThis, 'open').mockReturnValue(null)
  await location.open(north, sign)
  await location.open({ place: '北门', spot: '' }, sign)
  expect(opened.mock.calls.map(([address]) => address)).toEqual([
    `https://uri.amap.com/marker?position=121.473701,31.230416&name=${encodeURIComponent('北门 2 号柜')}&coordinate=gaode`,
    `https://uri.amap.com/search?keyword=${encodeURIComponent('北门')}`,
  ])
})
