import Taro from '@tarojs/taro'
import { err, ok } from '@contract/result'
import type { AddressBook } from './types'

const isCancel = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'errMsg' in failure && String(failure.errMsg).includes('cancel')

/** The addresses that WeChat keeps. Source: WeChat, `wx.chooseAddress`. */
export const addressBook: AddressBook = {
  canChoose: true,
  choose: () =>
    Taro.chooseAddress({}).then(
      ({ userName, telNumber, nationalCode, detailInfo }) =>
        ok({ name: userName, mobile: telNumber, regionCode: nationalCode, street: detailInfo }),
      (failure: unknown) => (isCancel(failure) ? ok(undefined) : err('no-access')),
    ),
}
