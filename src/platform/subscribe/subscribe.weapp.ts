import Taro from '@tarojs/taro'
import type { Subscribe } from './types'

/** One message, read aloud or not. Source: WeChat, `requestSubscribeMessage`. */
const allowing: readonly unknown[] = ['accept', 'acceptWithAudio']

/** The mini-program's sheet. The answer for each template is under its id. See `types.ts`. */
export const subscribe: Subscribe = {
  isOffered: true,
  ask: (templateId) =>
    Taro.requestSubscribeMessage({ tmplIds: [templateId], entityIds: [] }).then(
      (answer) => (allowing.includes(Reflect.get(answer, templateId)) ? 'allowed' : 'refused'),
      () => 'failed',
    ),
}
