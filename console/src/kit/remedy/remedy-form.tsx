import { Alert, Button, Checkbox, Input, Segmented } from 'antd'
import type { RemedyCase, RemedyKind } from '@contract/console/remedies'
import { mayRemedy } from '@contract/console/remedies'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { useMe } from '../../client/session'
import styles from '../act/act.module.scss'
import { Acts } from '../act/acts'
import { copy as kit } from '../copy'
import { DayPicker } from '../fields/day-picker'
import { YuanField } from '../fields/yuan-field'
import { Problem } from '../notes/problem'
import { Loaded } from '../panel/panel'
import { Postings } from '../postings/postings'
import { copy } from './copy'
import type { Person, Wish } from './use-wish'
import { usePreview } from './use-preview'
import { useWish } from './use-wish'

type Preview = ConsoleMap['/admin/remedy/preview']['output']

interface RemedyFormProps {
  readonly kind: RemedyKind
  readonly refType: RemedyCase
  readonly refId: number
  readonly no: string
  readonly people?: readonly Person[]
}

/** A wish to put something right, unless nothing can be. */
export default function RemedyForm(props: RemedyFormProps) {
  const { kind, refType, refId } = props
  const read = usePreview({ kind, refType, refId })
  return (
    <Loaded
      read={read}
      draw={(seen) =>
        seen.refused === '' ? <Wished {...props} seen={seen} /> : <Alert type='info' showIcon title={seen.refused} />
      }
    />
  )
}

/** What is wished, what it moves by what is there now, and what can be done afterwards. */
function Wished({ kind, refType, refId, no, people = [], seen }: RemedyFormProps & { readonly seen: Preview }) {
  const { roles } = useMe()
  const wish = useWish({ kind, refType, refId, people, isAdvanced: kind === 'reallot' && !mayRemedy(kind, roles) })
  const outlook = usePreview(wish.input ?? wish.about, wish.input !== undefined)
  const now = outlook.value
  return (
    <div className={styles.act}>
      <Fields kind={kind} wish={wish} seen={now ?? seen} people={people} />
      {outlook.failure && <Problem failure={outlook.failure} onRetry={outlook.again} />}
      {now && now.refused !== '' && <Alert type='error' showIcon title={now.refused} />}
      {now && now.postings.length > 0 && (
        <>
          <h4>{copy.preview}</h4>
          <Postings legs={now.postings} owners={now.owners} />
          <Alert type={now.isForTwo ? 'warning' : 'info'} showIcon title={now.isForTwo ? copy.two : copy.one} />
        </>
      )}
      {seen.hasLeft && <Alert type='warning' showIcon title={copy.hasLeft} />}
      <Act kind={kind} no={no} wish={wish} seen={now ?? seen} />
    </div>
  )
}

interface PartProps {
  readonly kind: RemedyKind
  readonly wish: Wish
  readonly seen: Preview
}

function Act({ kind, no, wish, seen }: PartProps & { readonly no: string }) {
  const { input } = wish
  const isWhole = seen.reached === null || seen.reached === input?.sellerAmount
  const amount = input?.sellerAmount ?? input?.amount ?? seen.total
  const shown = amount === null || amount === undefined ? '' : yuanText(fen(amount))
  const words = seen.isForTwo ? copy.submit : copy.run
  const afterwards = seen.hasLeft ? copy.hasLeft : copy.afterwards[kind]
  return (
    <Acts
      path='/admin/remedy/add'
      label={copy.reason[kind]}
      hint={seen.hasLeft ? undefined : afterwards}
      maxReason={140}
      ways={[
        {
          key: 'add',
          look: 'primary',
          label: words(copy.open[kind], shown),
          isOff: input === undefined || seen.postings.length === 0 || !isWhole,
          sure: copy.sure(words(copy.open[kind], shown), no),
          sureOf: (
            <>
              <Postings legs={seen.postings} owners={seen.owners} />
              <p>{afterwards}</p>
            </>
          ),
          done: seen.isForTwo ? kit.shared : copy.done,
        },
      ]}
      wish={(_, reason) => ({ ...(input ?? wish.about), reason })}
    />
  )
}

function Fields({ kind, wish, seen, people }: PartProps & { readonly people: readonly Person[] }) {
  switch (kind) {
    case 'reallot':
      return <Shares kind={kind} wish={wish} seen={seen} />
    case 'goodwill':
      return (
        <>
          {people.length > 0 && (
            <Segmented
              block
              aria-label={copy.whom}
              value={wish.userId}
              options={people.map(({ userId, name }) => ({ value: userId, label: name }))}
              onChange={wish.setUserId}
            />
          )}
          <YuanField
            label={copy.amount.goodwill}
            placeholder={copy.amount.goodwill}
            value={wish.amount}
            onChange={wish.setAmount}
          />
        </>
      )
    case 'loss':
      return (
        <>
          <YuanField
            label={copy.amount.loss}
            placeholder={copy.amount.loss}
            value={wish.amount}
            onChange={wish.setAmount}
          />
          <Reference kind={kind} wish={wish} />
        </>
      )
    case 'returned':
      return (
        <>
          <Reference kind={kind} wish={wish} />
          <DayPicker label={copy.day} value={wish.day} onChange={wish.changeDay} />
        </>
      )
  }
}

const Reference = ({ kind, wish }: { readonly kind: 'returned' | 'loss'; readonly wish: Wish }) => (
  <Input
    aria-label={copy.reference[kind]}
    placeholder={copy.reference[kind]}
    value={wish.reference}
    onChange={({ target }) => wish.setReference(target.value)}
  />
)

/** What the seller shall have, and what is done where the one who got too much has less. */
function Shares({ wish, seen: { total, sellerAmount, reached, missing, advanceMost } }: PartProps) {
  const { roles } = useMe()
  const [mayAlone, mayAdvance] = [mayRemedy('reallot', roles), mayRemedy('reallot', roles, true)]
  return (
    <>
      <YuanField
        label={copy.sellerAmount}
        placeholder={copy.sellerAmount}
        value={wish.amount}
        onChange={wish.setAmount}
      />
      {total !== null && sellerAmount !== null && (
        <small>{copy.between(yuanText(total), yuanText(sellerAmount))}</small>
      )}
      <Checkbox
        checked={wish.isAdvanced}
        disabled={!mayAdvance || !mayAlone}
        onChange={({ target }) => wish.setAdvanced(target.checked)}
      >
        {copy.advance(yuanText(advanceMost))}
      </Checkbox>
      {missing > 0 && <Alert type='warning' showIcon title={copy.missing(yuanText(missing))} />}
      {reached !== null && reached !== wish.amount && (
        <Button onClick={() => wish.setAmount(reached)}>{copy.reach(yuanText(reached))}</Button>
      )}
    </>
  )
}
