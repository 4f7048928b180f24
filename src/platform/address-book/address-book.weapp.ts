import Taro from '@tarojs/taro'
import { err, ok } from '@contract/result'
import { isGivenUp } from '../privacy/given-up'
import type { AddressBook } from './types'

/** The addresses that WeChat keeps. Source: WeChat, `wx.chooseAddress`. */
export const addressBook: AddressBook = {
  canChoose: true,
  choose: () =>
    Taro.chooseAddress({}).then(
      ({ userName, telNumber, nationalCode, detailInfo }) =>
        ok({ name: userName, mobile: telNumber, regionCode: nationalCode, street: detailInfo }),
      (failure: unknown) => (isGivenUp(failure) ? ok(undefined) : err('no-access')),
    ),
}
