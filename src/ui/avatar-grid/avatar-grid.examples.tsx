import type { Examples } from '../examples/examples'
import { AvatarGrid } from './avatar-grid'

const nothing = () => undefined
const people = [128, 3021, 77, 96, 4410, 5, 12345, 640].map((blockNo) => ({ blockNo, nickName: '巷口的猫' }))

export const avatarGridExamples: Examples = {
  title: 'AvatarGrid',
  states: [
    { name: '只看', draw: () => <AvatarGrid label='居民' people={people} /> },
    { name: '可点，有上限', draw: () => <AvatarGrid label='居民' people={people} max={6} onPick={nothing} /> },
    {
      name: '可添加',
      draw: () => <AvatarGrid label='候选人' people={people.slice(0, 2)} onPick={nothing} onAdd={nothing} />,
    },
    {
      name: '坏图',
      draw: () => <AvatarGrid label='居民' people={[{ blockNo: 1, nickName: '猫', src: '/missing.png' }]} />,
    },
  ],
}
