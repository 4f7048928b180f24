import { fen } from '@contract/money'
import type { Examples } from '../examples/examples'
import { SplitBar } from './split-bar'

export const splitBarExamples: Examples = {
  title: 'SplitBar',
  states: [
    { name: '三份', draw: () => <SplitBar available={fen(128640)} frozen={fen(29320)} income={fen(41260)} /> },
    { name: '只有可用', draw: () => <SplitBar available={fen(128640)} frozen={fen(0)} income={fen(0)} /> },
    { name: '几百万', draw: () => <SplitBar available={fen(1234567890)} frozen={fen(29320)} income={fen(41260)} /> },
    { name: '没有资金', draw: () => <SplitBar available={fen(0)} frozen={fen(0)} income={fen(0)} /> },
  ],
}
