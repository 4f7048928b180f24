import { Tag } from 'antd'
import type { TextView } from '@contract/endpoints/console/texts'
import { fullMoment } from '@contract/moments'
import { form } from '../../client/call'
import type { Fields } from '../../kit/list/address'
import type { Column } from '../../kit/list/columns/column'
import { ListPage } from '../../kit/list/list-page'
import { wholeRows } from '../../kit/list/rows'
import { copy } from './copy'
import { writerOf } from './words'
import { TextPanel } from './text-panel'

const columns: readonly Column<TextView>[] = [
  { key: 'name', title: copy.name, render: (_, { title }) => <b>{title}</b> },
  { key: 'ver', title: copy.ver, render: (_, { ver }) => copy.no(ver) },
  { key: 'since', title: copy.since, render: (_, { versions: [now] }) => (now ? fullMoment(now.at) : '') },
  { key: 'by', title: copy.by, render: (_, { versions: [now] }) => (now ? writerOf(now) : '') },
  {
    key: 'next',
    title: copy.next,
    render: (_, { approval }) => approval && <Tag color='warning'>{approval.summary}</Tag>,
  },
]

const read = async ({ areaId = '' }: Fields) =>
  wholeRows(await form('/admin/text/list', { areaId: Number(areaId) }), ({ texts }) => texts)

/** What the pages of a city say: the descriptions, the help, and what residents agree to. Source: operating §5. */
export default function Texts() {
  return (
    <ListPage<TextView>
      title={copy.title}
      note={copy.note}
      path='/admin/text/list'
      filters={[]}
      columns={columns}
      read={read}
      isWhole
      idOf={({ textId }) => String(textId)}
      detail={(_, row, close) => row && <TextPanel key={row.textId} one={row} onClose={close} />}
    />
  )
}
