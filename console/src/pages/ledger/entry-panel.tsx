import { Link } from '@tanstack/react-router'
import { aboutNames } from '@contract/console/call-words'
import { kindWords } from '@contract/ledger/txn-kinds'
import { exactMoment } from '@contract/moments'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { Loaded, Panel, Part } from '../../kit/panel/panel'
import { Facts } from '../../kit/facts/facts'
import { Postings } from '../../kit/postings/postings'
import { copy } from './copy'
import type { Entry } from './rows'
import { About } from './about'
import { ownersOf } from './rules'

interface EntryPanelProps {
  readonly one: Entry
  readonly onClose: () => void
}

/** One entry: what it is of, with the way there, and everything that was written with it. */
export function EntryPanel({ one, onClose }: EntryPanelProps) {
  const { txnId, type, reference, memo, refType, at } = one
  const read = useRead(['/admin/entry/list', 'txn', txnId], () =>
    form('/admin/entry/list', { txnId, sort: 'oldest', size: 100 }),
  )
  const about = aboutNames[refType]
  return (
    <Panel title={`${kindWords(type)} ${reference}`} onClose={onClose}>
      <Facts
        facts={[
          { name: copy.at, value: exactMoment(at) },
          { name: copy.memo, value: memo },
          ...(about === undefined
            ? []
            : [
                {
                  name: copy.about,
                  value: <About one={one}>{`${about} ${reference}`.trim()}</About>,
                },
              ]),
        ]}
      />
      <Loaded
        read={read}
        draw={({ data }) => (
          <Part title={copy.together} note={String(data.length)}>
            <Postings
              legs={data.map(({ fromKey: from, toKey: to, amount }) => ({ from, to, amount }))}
              owners={ownersOf(data)}
            />
          </Part>
        )}
      />
      {reference !== '' && (
        <Link to='/ledger' search={{ q: reference }}>
          {copy.ofReference(reference)}
        </Link>
      )}
    </Panel>
  )
}
