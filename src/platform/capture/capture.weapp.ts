import Taro from '@tarojs/taro'
import type { Capture } from './types'

/** A refusal of the platform changes nothing for the person. */
const set = (visualEffect: 'hidden' | 'none') =>
  void Taro.setVisualEffectOnCapture({ visualEffect }).catch(() => undefined)

export const capture: Capture = {
  hide: () => {
    if (!Taro.canIUse('setVisualEffectOnCapture')) return () => undefined
    set('hidden')
    return () => set('none')
  },
}
