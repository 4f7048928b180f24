import { Button, Tag } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { RemedyCase, RemedyKind } from '@contract/console/remedies'
import { mayRemedy, readsRemedy, remedyNames, remedyOf } from '@contract/console/remedies'
import type { RemedyView } from '@contract/endpoints/console/money/remedies'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import { Standing } from '../act/standing'
import { AskedFor } from '../approval/asked'
import { useAsk } from '../approval/use-ask'
import { Loaded, Part } from '../panel/panel'
import { copy } from './copy'
import { usePreview } from './use-preview'
import type { Person } from './use-wish'

const RemedyForm = lazy(() => import('./remedy-form'))

interface RemediesProps {
  readonly refType: RemedyCase
  readonly refId: number
  /** Its number, or the name of the resident. */
  readonly no: string
  readonly kinds: readonly RemedyKind[]
  readonly people?: readonly Person[]
}

/** What was put right of a case, what of it waits for its second person, and the ways to put more right. Source: operating §2. */
export function Remedies(props: RemediesProps) {
  const { roles } = useMe()
  const { refType, refId, kinds } = props
  const [kind] = kinds.filter((one) => readsRemedy(one, roles))
  const read = usePreview({ kind: kind ?? 'goodwill', refType, refId }, kind !== undefined)
  if (kind === undefined) return null
  return (
    <Part title={copy.title} isForm>
      <Loaded read={read} draw={({ done }) => <Done done={done} />} />
      {asksOf(props).map((ask) => (
        <Waiting key={`${ask.kind} ${ask.refId}`} {...ask} />
      ))}
      {kinds
        .filter((one) => mayAsk(one, roles))
        .map((one) => (
          <Way key={one} kind={one} {...props} />
        ))}
    </Part>
  )
}

const mayAsk = (kind: RemedyKind, roles: Parameters<typeof mayRemedy>[1]): boolean =>
  mayRemedy(kind, roles) || mayRemedy(kind, roles, true)

/** Everything that may wait about the case. */
const asksOf = ({ kinds, refId, people }: Pick<RemediesProps, 'kinds' | 'refId' | 'people'>) =>
  kinds.flatMap((kind) =>
    kind === 'goodwill'
      ? (people?.map(({ userId }) => userId) ?? [refId]).map((id) => ({ kind: remedyOf(kind).asks, refId: id }))
      : [...new Set([remedyOf(kind).asks, remedyOf(kind, true).asks])].map((asks) => ({ kind: asks, refId })),
  )

function Waiting({ kind, refId }: ReturnType<typeof asksOf>[number]) {
  const { asked } = useAsk(kind, refId)
  return asked && <AskedFor kind={kind} refId={refId} title={asked.summary} approval={asked} />
}

const Done = ({ done }: { readonly done: readonly RemedyView[] }) =>
  done.length === 0 ? (
    <p>{copy.none}</p>
  ) : (
    done.map((one) => (
      <p key={one.remedyId}>
        {remedyNames[one.kind]} {yuanText(one.amount)} {one.isCorrected && <Tag>{copy.corrected}</Tag>}{' '}
        <small>{detailOf(one)}</small>
        <br />
        <small>{copy.line(one.no, one.by, shortMoment(one.at))}</small> {one.reason}
      </p>
    ))
  )

const detailOf = ({ sellerAmount, advanced, reference, day }: RemedyView): string =>
  [
    ...(sellerAmount === null ? [] : [copy.seller(yuanText(sellerAmount))]),
    ...(advanced === 0 ? [] : [copy.advancedBy(yuanText(advanced))]),
    ...(reference === '' ? [] : [copy.of(reference, day)]),
  ].join('，')

/** One way to put it right, opened when it is wanted. */
function Way({ kind, ...of }: RemediesProps & { readonly kind: RemedyKind }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? `${copy.close}${copy.open[kind]}` : copy.open[kind]}
      </Button>
      {isOpen && (
        <Standing onDone={() => setOpen(false)}>
          <Suspense fallback={null}>
            <RemedyForm kind={kind} {...of} />
          </Suspense>
        </Standing>
      )}
    </>
  )
}
