import { fen } from '@contract/money'
import type { Examples } from '../examples/examples'
import { Yuan } from './yuan'

export const yuanExamples: Examples = {
  title: 'Yuan',
  states: [
    { name: 'hero', draw: () => <Yuan fen={fen(199220)} size='hero' /> },
    { name: 'l', draw: () => <Yuan fen={fen(41260)} size='l' /> },
    { name: 'm', draw: () => <Yuan fen={fen(680)} size='m' /> },
    { name: 's', draw: () => <Yuan fen={fen(3400)} /> },
    { name: '进', draw: () => <Yuan fen={fen(6500)} sign='in' /> },
    { name: '出', draw: () => <Yuan fen={fen(3400)} sign='out' /> },
    { name: '列中', draw: () => <Yuan fen={fen(128640)} bare /> },
  ],
}
