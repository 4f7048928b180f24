import { Tag } from 'antd'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { mayCall } from '@contract/console/rights'
import { electionStates } from '@contract/mayor/transitions'
import type { ElectionState } from '@contract/mayor/transitions'
import { shortMoment } from '@contract/moments'
import { useMe } from '../../client/session'
import { useOneArea } from '../../kit/area/use-area'
import type { Filter } from '../../kit/list/filters/filters'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { byTime, pagesBy, sortsOf } from '../../kit/list/rows'
import { electionStateNames } from '@contract/console/row-words'
import { Announce } from './announce'
import { copy } from './copy'
import { ElectionPanel } from './election-panel'
import { Rule } from './rule'

type Election = ConsoleMap['/admin/election/list']['output']['data'][number]

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  {
    kind: 'choice',
    key: 'state',
    label: copy.state,
    options: electionStates.map((value) => ({ value, label: electionStateNames[value] })),
  },
]

const looks: Readonly<Record<ElectionState, string>> = {
  announced: 'processing',
  nominating: 'processing',
  voting: 'warning',
  seated: 'success',
  void: 'default',
}

const stateOf = (state: string): ElectionState | undefined => electionStates.find((one) => one === state)

const columns: readonly Column<Election>[] = [
  { key: 'no', title: copy.no, render: (_, { no }) => <b>{no}</b> },
  { key: 'term', title: copy.term, render: (_, { termNo }) => copy.termNo(termNo) },
  {
    key: 'state',
    title: copy.state,
    render: (_, { state }) => {
      const known = stateOf(state)
      return known ? <Tag color={looks[known]}>{electionStateNames[known]}</Tag> : state
    },
  },
  { key: 'nominate', title: copy.nominateFrom, render: (_, { nominateFrom }) => shortMoment(nominateFrom) },
  { key: 'from', title: copy.voteFrom, render: (_, { voteFrom }) => shortMoment(voteFrom) },
  { key: 'to', title: copy.voteTo, render: (_, { voteTo }) => shortMoment(voteTo) },
  { key: 'candidates', title: copy.candidates, align: 'right', render: (_, { candidates }) => candidates },
  {
    key: 'turnout',
    title: copy.turnout,
    align: 'right',
    render: (_, { voted, census }) => copy.turnoutOf(voted, census),
  },
  { key: 'winner', title: copy.winner, render: (_, { winner }) => winner },
]

const read = pagesBy('/admin/election/list')
const sorts = sortsOf('/admin/election/list', ...byTime)

/** Elections of mayors: while one runs only how many have voted. */
export default function Elections() {
  return (
    <ListPage<Election>
      title={copy.title}
      note={copy.note}
      path='/admin/election/list'
      exportPath='/admin/election/export'
      filters={filters}
      columns={columns}
      read={read}
      idOf={({ electionId }) => String(electionId)}
      sorts={sorts}
      detail={(id, _, close) => <ElectionPanel id={id} onClose={close} />}
      actions={<AnnounceHere />}
    >
      <Rule />
    </ListPage>
  )
}

function AnnounceHere() {
  const { roles } = useMe()
  const area = useOneArea()
  return area && mayCall('/admin/election/announce', roles) ? <Announce key={area.areaId} area={area} /> : null
}
