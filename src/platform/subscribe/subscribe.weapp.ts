import Taro from '@tarojs/taro'
import type { Subscribe } from './types'

/** The mini-program's sheet. The answer for each template is under its id. See `types.ts`. */
export const subscribe: Subscribe = {
  isOffered: true,
  ask: (templateId) =>
    Taro.requestSubscribeMessage({ tmplIds: [templateId], entityIds: [] }).then(
      (answer) => (Reflect.get(answer, templateId) === 'accept' ? 'allowed' : 'refused'),
      () => 'failed',
    ),
}
