import { Button, Flex } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { LimitView } from '@contract/endpoints/console/settings/limits'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { Standing } from '../../kit/act/standing'
import { AskedFor, BelowAsk } from '../../kit/approval/asked'
import { Facts } from '../../kit/facts/facts'
import { YuanField } from '../../kit/fields/yuan-field'
import { Loaded, Part } from '../../kit/panel/panel'
import { limitNames } from '../../kit/words/limit-names'
import { copy } from './copy'

/** What a resident may move in a day; more than before waits for a second one of finance. */
export function Limits({ id }: { readonly id: string }) {
  const { roles } = useMe()
  const read = useRead(['/admin/limit/list', id], () => form('/admin/limit/list', { id }))
  return (
    <Part title={copy.limits}>
      <Loaded
        read={read}
        draw={({ limits }) => {
          const waiting = limits.filter(({ approval }) => approval?.state === 'waiting')
          return (
            <>
              <Facts
                facts={limits.map(({ name, own, standard }) => ({
                  name: limitNames[name],
                  value: own === null ? `${yuanText(standard)} ${copy.standard}` : yuanText(own),
                }))}
              />
              {waiting.map(({ name, approval }) => (
                <AskedFor
                  key={name}
                  kind='limit'
                  refId={Number(id)}
                  title={approval?.summary ?? ''}
                  approval={approval ?? undefined}
                />
              ))}
              {mayCall('/admin/limit/set', roles) && (
                <BelowAsk isAsked={waiting.length > 0}>
                  <SetLimits id={id} limits={limits} />
                </BelowAsk>
              )}
            </>
          )
        }}
      />
    </Part>
  )
}

interface SetLimitsProps {
  readonly id: string
  readonly limits: readonly LimitView[]
}

/** A key for each limit, and the form of the one that was pressed. */
function SetLimits({ id, limits }: SetLimitsProps) {
  const [open, setOpen] = useState<LimitView['name']>()
  return (
    <>
      <Flex gap={6} wrap>
        {limits.map(({ name }) => (
          <Button key={name} size='small' onClick={() => setOpen(name)}>
            {copy.setLimit(limitNames[name])}
          </Button>
        ))}
      </Flex>
      {limits
        .filter(({ name }) => name === open)
        .map((limit) => (
          <Standing key={limit.name}>
            <SetLimit id={id} limit={limit} onDone={() => setOpen(undefined)} />
          </Standing>
        ))}
    </>
  )
}

interface SetLimitProps {
  readonly id: string
  readonly limit: LimitView
  readonly onDone: () => void
}

function SetLimit({ id, limit: { name, own, standard, ver }, onDone }: SetLimitProps) {
  const [amount, setAmount] = useState<Fen | null>(own ?? standard)
  const isMore = amount !== null && amount > (own ?? standard)
  return (
    <>
      <YuanField label={limitNames[name]} value={amount} onChange={setAmount} />
      <Acts
        path='/admin/limit/set'
        label={copy.limitReason}
        hint={isMore ? copy.moreNote : copy.lessNote}
        ways={[
          ...(own === null ? [] : [{ key: 'standard', label: copy.backToStandard }]),
          { key: 'set', label: isMore ? copy.askLimit : copy.saveLimit, look: 'primary', isOff: amount === null },
        ]}
        wish={(way, reason) => ({ id, name, ver, amount: way === 'standard' ? null : amount, reason })}
        onDone={onDone}
      />
    </>
  )
}
