import Taro from '@tarojs/taro'

/**
 * Starts a move and settles when Taro's router has shown the page; the router's own promise settles too early, when the address changes.
 */
export const arrived = (start: () => Promise<unknown>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    Taro.eventCenter.once('__afterTaroRouterChange', resolve)
    start().catch(reject)
  })
