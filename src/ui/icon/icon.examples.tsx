import type { Examples } from '../examples/examples'
import { Icon } from './icon'

export const iconExamples: Examples = {
  title: 'Icon',
  states: [
    { name: '默认 48', draw: () => <Icon name='bell' /> },
    { name: '32，有读音', draw: () => <Icon name='search' size={32} label='搜索' /> },
    { name: '蓝色地块', draw: () => <Icon name='fund' plot='primary' /> },
  ],
}
