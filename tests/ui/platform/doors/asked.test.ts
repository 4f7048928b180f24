import { err, ok } from '@contract/result'
import type * as addressBookDoor from '@/platform/address-book/address-book'
import type * as locationDoor from '@/platform/location/location'
import type * as scanDoor from '@/platform/scan/scan'
import type * as subscribeDoor from '@/platform/subscribe/subscribe'
import { answers, fails, noting, onBothSides, wx } from './world'

// What a person is asked for by the platform: done, given up, no access. A browser asks for none of these: it says so, and asking for it
// all the same is as if nothing was chosen.

const gaveUp = ['fail cancel', 'fail privacy permission is not authorized']
const refused = ['fail auth deny', 'fail authorize no response']

onBothSides<typeof scanDoor>('platform/scan/scan', (open, side) => {
  const isThere = side === 'mini-program'

  it('gives what was read', async () => {
    wx.scanCode = answers({ result: 'SF1400000000128' })
    const { scan } = open()
    expect(scan.canScan).toBe(isThere)
    expect(await scan.code()).toEqual(ok(isThere ? 'SF1400000000128' : ''))
  })

  it.each(gaveUp)('gives nothing when nothing was read: %s', async (words) => {
    wx.scanCode = fails(`scanCode:${words}`)
    expect(await open().scan.code()).toEqual(ok(''))
  })

  it.each(refused)('says when it may not: %s', async (words) => {
    wx.scanCode = fails(`scanCode:${words}`)
    expect(await open().scan.code()).toEqual(isThere ? err('no-access') : ok(''))
  })
})

onBothSides<typeof addressBookDoor>('platform/address-book/address-book', (open, side) => {
  const isThere = side === 'mini-program'
  const chosen = { name: '张三', mobile: '13700001234', regionCode: '440305', street: '海德路 1 号' }

  it('gives the address that was chosen among those that the platform keeps', async () => {
    const { name: userName, mobile: telNumber, regionCode: nationalCode, street: detailInfo } = chosen
    wx.chooseAddress = answers({ userName, telNumber, nationalCode, detailInfo })
    const { addressBook } = open()
    expect(addressBook.canChoose).toBe(isThere)
    expect(await addressBook.choose()).toEqual(ok(isThere ? chosen : undefined))
  })

  it.each(gaveUp)('gives none when none was chosen: %s', async (words) => {
    wx.chooseAddress = fails(`chooseAddress:${words}`)
    expect(await open().addressBook.choose()).toEqual(ok(undefined))
  })

  it.each(refused)('says when it may not: %s', async (words) => {
    wx.chooseAddress = fails(`chooseAddress:${words}`)
    expect(await open().addressBook.choose()).toEqual(isThere ? err('no-access') : ok(undefined))
  })
})

const sign = () => Promise.resolve(undefined)
const north = { place: '北门 2 号柜', spot: '31.230416,121.473701' }
const inWords = { place: '北门', spot: '' }

onBothSides<typeof locationDoor>('platform/location/location', (open, side) => {
  const isThere = side === 'mini-program'
  const none = { place: '', spot: '' }

  it('gives the place that was chosen on the map, by its name or its address, and where it lies', async () => {
    wx.chooseLocation = answers({
      name: '北门 2 号柜',
      address: '北门路 1 号',
      latitude: 31.230416,
      longitude: 121.473701,
    })
    const { location } = open()
    expect(location.canChoose).toBe(isThere)
    expect(await location.choose()).toEqual(ok(isThere ? north : none))
    wx.chooseLocation = answers({ name: '', address: '北门路 1 号', latitude: 31.230416, longitude: 121.473701 })
    expect(await location.choose()).toEqual(ok(isThere ? { ...north, place: '北门路 1 号' } : none))
  })

  it.each(gaveUp)('gives none when none was chosen: %s', async (words) => {
    wx.chooseLocation = fails(`chooseLocation:${words}`)
    expect(await open().location.choose()).toEqual(ok(none))
  })

  it.each(refused)('says when the map may not be opened: %s', async (words) => {
    wx.chooseLocation = fails(`chooseLocation:${words}`)
    expect(await open().location.choose()).toEqual(isThere ? err('no-access') : ok(none))
  })

  it('shows a place on a map by its position, and says so', async () => {
    const shown: unknown[] = []
    wx.openLocation = noting(shown)
    jest.spyOn(globalThis, 'open').mockImplementation((address) => (shown.push(address), null))
    expect(await open().location.open(north, sign)).toBe(true)
    expect(shown).toEqual([
      isThere
        ? { latitude: 31.230416, longitude: 121.473701, name: '北门 2 号柜' }
        : `https://uri.amap.com/marker?position=121.473701,31.230416&name=${encodeURIComponent('北门 2 号柜')}&coordinate=gaode`,
    ])
  })

  it('finds a place in words on the map’s page, and leaves it to be copied where there is none', async () => {
    const shown = jest.spyOn(globalThis, 'open').mockReturnValue(null)
    wx.openLocation = fails('openLocation:fail')
    const { location } = open()
    expect(await location.open(inWords, sign)).toBe(!isThere)
    expect(await location.open(north, sign)).toBe(!isThere)
    expect(shown.mock.calls[0]?.[0]).toBe(
      isThere ? undefined : `https://uri.amap.com/search?keyword=${encodeURIComponent('北门')}`,
    )
  })
})

onBothSides<typeof subscribeDoor>('platform/subscribe/subscribe', (open, side) => {
  const isThere = side === 'mini-program'

  it.each([
    ['accept', 'allowed'],
    ['acceptWithAudio', 'allowed'],
    ['acceptWithAlert', 'refused'],
    ['reject', 'refused'],
    ['ban', 'refused'],
    ['filter', 'refused'],
    [undefined, 'refused'],
  ])('%s means that the message is %s, where there are messages to ask for', async (answer, read) => {
    const asked: unknown[] = []
    wx.requestSubscribeMessage = noting(asked, { errMsg: 'ok', t1: answer })
    const { subscribe } = open()
    expect(subscribe.isOffered).toBe(isThere)
    expect(await subscribe.ask('t1')).toBe(isThere ? read : 'failed')
    expect(asked).toMatchObject(isThere ? [{ tmplIds: ['t1'] }] : [])
  })

  it('a sheet that could not be shown is no refusal', async () => {
    wx.requestSubscribeMessage = fails('requestSubscribeMessage:fail')
    expect(await open().subscribe.ask('t1')).toBe('failed')
  })
})
