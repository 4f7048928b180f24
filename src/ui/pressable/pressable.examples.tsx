import type { Examples } from '../examples/examples'
import { Pressable } from './pressable'

const nothing = () => undefined

export const pressableExamples: Examples = {
  title: 'Pressable',
  states: [
    { name: '可按', draw: () => <Pressable onPress={nothing}>发布求购</Pressable> },
    {
      name: '不可按',
      draw: () => (
        <Pressable onPress={nothing} disabled>
          发布求购
        </Pressable>
      ),
    },
  ],
}
