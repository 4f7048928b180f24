import type { Examples } from '../examples/examples'
import { Countdown } from './countdown'

const now = () => 0

export const countdownExamples: Examples = {
  title: 'Countdown',
  states: [
    { name: '一小时内', draw: () => <Countdown deadlineMs={751_000} now={now} /> },
    { name: '一天内', draw: () => <Countdown deadlineMs={63_605_000} now={now} /> },
    { name: '一天以上', draw: () => <Countdown deadlineMs={204_500_000} now={now} /> },
    { name: '带秒', draw: () => <Countdown deadlineMs={204_500_000} now={now} withSeconds /> },
    { name: '已到', draw: () => <Countdown deadlineMs={0} now={now} /> },
  ],
}
