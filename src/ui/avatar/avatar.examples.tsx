import type { Examples } from '../examples/examples'
import { Avatar } from './avatar'

export const avatarExamples: Examples = {
  title: 'Avatar',
  states: [
    { name: '128', draw: () => <Avatar blockNo={128} label='128 的头像' /> },
    { name: '409', draw: () => <Avatar blockNo={409} /> },
    { name: '3022', draw: () => <Avatar blockNo={3022} /> },
    { name: '77 大', draw: () => <Avatar blockNo={77} size='l' /> },
    { name: '小', draw: () => <Avatar blockNo={3} size='s' /> },
    { name: '游客', draw: () => <Avatar outline /> },
    { name: '坏图', draw: () => <Avatar src='/missing.png' blockNo={91} /> },
    { name: '金边', draw: () => <Avatar src='/nft/1.png' blockNo={5} /> },
  ],
}
