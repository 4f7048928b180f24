import type { Examples } from '../examples/examples'
import { Pressable } from './pressable'

const nothing = () => undefined

/** It has no size of its own: whoever uses it gives the touch area. */
const style = { minHeight: 'var(--h-touch)' }

export const pressableExamples: Examples = {
  title: 'Pressable',
  states: [
    {
      name: '可按',
      draw: () => (
        <Pressable style={style} onPress={nothing}>
          发布求购
        </Pressable>
      ),
    },
    {
      name: '不可按',
      draw: () => (
        <Pressable style={style} onPress={nothing} disabled>
          发布求购
        </Pressable>
      ),
    },
  ],
}
