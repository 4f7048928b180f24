import type { Examples } from '../examples/examples'
import { ListFoot } from './list-foot'

const nothing = () => undefined

export const listFootExamples: Examples = {
  title: 'ListFoot',
  states: [
    { name: '还有', draw: () => <ListFoot state='more' onMore={nothing} /> },
    { name: '加载中', draw: () => <ListFoot state='loading' onMore={nothing} /> },
    { name: '到底', draw: () => <ListFoot state='end' end='11 月共 7 条，到底了' onMore={nothing} /> },
    { name: '失败', draw: () => <ListFoot state='error' onMore={nothing} /> },
  ],
}
