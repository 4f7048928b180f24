import { err, ok } from '@contract/result'
import type { Scan } from '@/platform/scan/types'

const wx: Record<string, unknown> = {}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: wx }))

it('the mini-program reads a bar code, and says when nothing was read and when it may not', async () => {
  const { scan } = jest.requireActual<{ scan: Scan }>('../../../src/platform/scan/scan.weapp')
  expect(scan.canScan).toBe(true)
  wx.scanCode = () => Promise.resolve({ result: 'SF1400000000128' })
  expect(await scan.code()).toEqual(ok('SF1400000000128'))
  const fails = (errMsg: string) => () => Promise.reject(Object.assign(new Error(), { errMsg }))
  wx.scanCode = fails('scanCode:fail cancel')
  expect(await scan.code()).toEqual(ok(''))
  wx.scanCode = fails('scanCode:fail auth deny')
  expect(await scan.code()).toEqual(err('no-access'))
})

it('a browser reads none', async () => {
  const { scan } = jest.requireActual<{ scan: Scan }>('../../../src/platform/scan/scan')
  expect(scan.canScan).toBe(false)
  expect(await scan.code()).toEqual(ok(''))
})
