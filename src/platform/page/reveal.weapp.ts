import Taro from '@tarojs/taro'
import type { Reveal } from './types'

/** Room above the element: our navigation bar stays over the page. */
const offsetTop = -160

const ignore = () => undefined

export const reveal: Reveal = (elementId) => {
  // What was just drawn is not on the screen yet.
  Taro.nextTick(
    () =>
      void Promise.resolve(Taro.pageScrollTo({ selector: `#${elementId}`, offsetTop, duration: 200 })).catch(ignore),
  )
}
