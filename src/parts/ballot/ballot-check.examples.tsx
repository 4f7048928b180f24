import { ok } from '@contract/result'
import type { Examples } from '@/ui/examples/examples'
import { BallotCheck } from './ballot-check'
import { BallotRow } from './ballot-row'
import { FoundBoxes } from './found-boxes'

const asked = { pollId: 4, textOf: (choice: readonly number[]) => (choice[0] === 1 ? '同意维修' : '不同意维修') }
const none = async () => ok([])
const read = { ballots: [], at: Date.parse('2026-11-22T02:00:00Z') }
const same = () => true

export const ballotCheckExamples: Examples = {
  title: 'BallotCheck',
  states: [
    {
      name: '不记名，本机没有回执',
      draw: () => <BallotCheck {...asked} hasCast={false} read={none} count={330} isSame={same} />,
    },
    {
      name: '一行，选举的全部选票',
      draw: () => (
        <BallotRow
          {...asked}
          hasCast={false}
          read={none}
          title='全部选票 330 张'
          note='可在本机重新计一遍票'
          isSame={same}
          isAsked={false}
          onClose={() => undefined}
        />
      ),
    },
    { name: '重算一致', draw: () => <FoundBoxes asked={asked} read={read} receipt={undefined} isSame /> },
    {
      name: '回执不在其中，重算不一致',
      draw: () => (
        <FoundBoxes asked={asked} read={read} receipt={{ receipt: '7QKDM2XA9TBEW4HC', choice: [1] }} isSame={false} />
      ),
    },
  ],
}
