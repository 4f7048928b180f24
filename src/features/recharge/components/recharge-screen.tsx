import { useReadOnly } from '@/lib/session/access'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { isOpenAt } from '@contract/hours'
import type { RechargeView } from '@contract/endpoints/money/recharge'
import { yuanText } from '@/lib/format/yuan'
import { callErrorText } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { opensText } from '@/ui/countdown/opens'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { EmptyState } from '@/ui/empty-state/empty-state'
import type { RechargeInfo } from '../atoms'
import { loadRechargeInfoAtom, rechargeInfoAtom } from '../atoms'
import { copy } from '../copy'
import { useRecharge } from '../use-recharge'
import { RechargeForm } from './recharge-form'

export interface RechargeScreenProps {
  readonly onMade: (made: RechargeView) => void
  readonly children?: ReactNode
}

/** Choosing how much to recharge; hidden where the platform forbids it. Source: mockup 11-recharge; domain model §3.8. */
export function RechargeScreen({ onMade, children }: RechargeScreenProps) {
  const user = useAtomValue(userAtom)
  const state = useAtomValue(rechargeInfoAtom)
  const load = useSetAtom(loadRechargeInfoAtom)
  const recharge = useRecharge(onMade)
  const info = state.tag === 'ready' ? state.value : undefined
  const bar = info?.enabled && <Bar info={info} recharge={recharge} />
  return (
    <Screen
      title={copy.title}
      subtitle={info && copy.subtitle(yuanText(info.available))}
      plate={user?.blockNo}
      footer={bar === false ? undefined : bar}
    >
      <RemoteView
        of={state}
        onRetry={() => void load()}
        failure={(error) => ({ text: `${callErrorText(error)}。${copy.safe}` })}
      >
        {(value) =>
          value.enabled ? (
            <RechargeForm info={value} recharge={recharge} />
          ) : (
            <EmptyState kind='empty' title={copy.offTitle} text={copy.offText} />
          )
        }
      </RemoteView>
      {children}
    </Screen>
  )
}

interface BarProps {
  readonly info: RechargeInfo
  readonly recharge: ReturnType<typeof useRecharge>
}

function Bar({ info, recharge: { form, amount, problem } }: BarProps) {
  const nowMs = useServerNow()
  const openings = useOpenings()
  const waits = isOpenAt(openings, nowMs) ? undefined : opensText(openings, nowMs)
  const readOnly = useReadOnly('recharge')
  const used = info.dayLeft < info.min ? copy.dayUsed : undefined
  const missing = amount === undefined ? copy.missing : undefined
  return (
    <BottomBar>
      <Button
        onPress={form.submit}
        disabled={readOnly ?? waits ?? used ?? problem ?? missing}
        {...(readOnly === undefined && waits !== undefined && { icon: 'clock' })}
        loading={form.isSubmitting ? copy.sending : undefined}
      >
        {amount !== undefined && copy.submit(yuanText(amount))}
      </Button>
    </BottomBar>
  )
}
