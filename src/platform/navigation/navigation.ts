import Taro from '@tarojs/taro'
import { back } from '../back/back'
import { timers } from '../timers/timers'
import { arrived } from './arrival'
import { followBrowser } from './browser-back'
import { createMoves } from './moves'
import { target } from './target'
import { stepBack } from './step-back'
import type { Navigation } from './types'

/** Source: specification §2 (route animation 300 ms); set in the app's configuration. */
const slideMs = 300

const move = createMoves(timers)
followBrowser(move)

/** A move starts when no popup's history entry lies in its way. */
const free = (start: () => Promise<unknown>): Promise<unknown> =>
  new Promise((resolve) => back.whenFree(() => resolve(start())))

const switchTo = (address: string) => Taro.switchTab({ url: address })

/** Taro's router, for both targets; one move at a time. See `types.ts` and `moves.ts`. */
export const navigation: Navigation = {
  open: (address) =>
    move({
      name: `open ${address}`,
      slideMs,
      run: () => free(() => arrived(() => Taro.navigateTo({ url: target(address) }))),
    }),
  replace: (address) =>
    move({
      name: `replace ${address}`,
      slideMs,
      run: () => free(() => arrived(() => Taro.redirectTo({ url: target(address) }))),
    }),
  // Switching to the open tab shows no page, so there is no arrival to wait for.
  openTab: (address) => move({ name: `tab ${address}`, slideMs, run: () => free(() => switchTo(address)) }),
  back: (homeAddress) =>
    move({
      name: 'back',
      slideMs: 0,
      run: () => free(() => (Taro.getCurrentPages().length > 1 ? arrived(stepBack) : switchTo(homeAddress))),
    }),
}
