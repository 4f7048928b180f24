import Taro from '@tarojs/taro'
import { sleep } from '../timers/timers'

/** A page that is still on top after this long was not left. */
const leftWithinMs = 300
/** Containers that may take a step, one for each popup that has just closed, and the step itself. */
const mostSteps = 3

const depth = () => Taro.getCurrentPages().length

/**
 * The app's own step back. The container of a popup that has just closed, which a slow phone has not taken away yet, takes it in place of
 * the page: then it is taken again. Source: WeChat, page-container (返回).
 */
export async function stepBack(): Promise<void> {
  const before = depth()
  for (let step = 0; step < mostSteps; step += 1) {
    await Taro.navigateBack()
    if (depth() < before) return
    await sleep(leftWithinMs)
    if (depth() < before) return
  }
}
