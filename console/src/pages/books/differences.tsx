import { Alert, Table } from 'antd'
import { signedYuan } from '../../kit/words/signed-yuan'
import { causeNames, copy } from './copy'
import type { Difference } from './rules'
import { ThingLink } from '../../kit/thing/thing-link'

/** What a comparison found, with the cause of each. */
export const Differences = ({ all }: { readonly all: readonly Difference[] }) =>
  all.length === 0 ? (
    <Alert type='success' showIcon title={copy.none} />
  ) : (
    <Table
      size='small'
      rowKey={({ cause, about }) => `${cause} ${about}`}
      pagination={false}
      dataSource={[...all]}
      columns={[
        { key: 'cause', title: copy.cause, render: (_, { cause }) => causeNames[cause] },
        {
          key: 'about',
          title: copy.about,
          render: (_, { about }) => <ThingLink thing={{ refType: 'pay', no: about }}>{about}</ThingLink>,
        },
        { key: 'ours', title: copy.ours, align: 'right', render: (_, { ours }) => signedYuan(ours) },
        { key: 'theirs', title: copy.theirs, align: 'right', render: (_, { theirs }) => signedYuan(theirs) },
      ]}
    />
  )
