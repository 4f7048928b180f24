import { err, ok } from '@contract/result'
import type { AddressBook } from '@/platform/address-book/types'

const wx: Record<string, unknown> = {}
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: wx }))

it('in the mini-program an address is chosen among those that WeChat keeps', async () => {
  const { addressBook } = jest.requireActual<{ addressBook: AddressBook }>(
    '../../../src/platform/address-book/address-book.weapp',
  )
  expect(addressBook.canChoose).toBe(true)
  wx.chooseAddress = () =>
    Promise.resolve({ userName: '张三', telNumber: '13700001234', nationalCode: '440305', detailInfo: '海德路 1 号' })
  const chosen = { name: '张三', mobile: '13700001234', regionCode: '440305', street: '海德路 1 号' }
  expect(await addressBook.choose()).toEqual(ok(chosen))
  const fails = (errMsg: string) => () => Promise.reject(Object.assign(new Error(), { errMsg }))
  wx.chooseAddress = fails('chooseAddress:fail cancel')
  expect(await addressBook.choose()).toEqual(ok(undefined))
  wx.chooseAddress = fails('chooseAddress:fail auth deny')
  expect(await addressBook.choose()).toEqual(err('no-access'))
})

it('a browser keeps none', async () => {
  const { addressBook } = jest.requireActual<{ addressBook: AddressBook }>(
    '../../../src/platform/address-book/address-book',
  )
  expect(addressBook.canChoose).toBe(false)
  expect(await addressBook.choose()).toEqual(ok(undefined))
})
