import Taro from '@tarojs/taro'

/** Starts a move and settles when Taro's router has shown the page; it only says that the address changed, which is too early. */
export const arrived = (start: () => Promise<unknown>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    Taro.eventCenter.once('__afterTaroRouterChange', resolve)
    start().catch(reject)
  })
