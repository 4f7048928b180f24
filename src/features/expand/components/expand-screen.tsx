import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { endText, momentText } from '@/lib/format/moments'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { FailureBox } from '@/ui/message-box/failure-box'
import { MenuKey } from '@/ui/popup-menu/menu-key'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import type { ExpandInfo } from '../atoms'
import { expandAtom } from '../atoms'
import { copy } from '../copy'
import type { Round } from '../rules/bar'
import { useBuy } from '../use-buy'
import { ExpandBar } from './expand-bar'
import { NextRound } from './next-round'
import { SlotChoice } from './slot-choice'
import { PlotTiers, TierTable } from './tier-table'
import { UnpaidNote } from './unpaid-note'

export interface ExpandScreenProps {
  readonly areaId: number
  readonly isHalted: boolean
  readonly onReload: () => Promise<unknown>
  readonly onBuyBlock: () => void
  readonly navEnd: ReactNode
  readonly children?: ReactNode
}

/** The open round of a city: slots for the reader's own block, or new plots. Source: community §2; mockup 22-expand. */
export function ExpandScreen(props: ExpandScreenProps) {
  const { areaId, onReload, navEnd, children } = props
  const state = useAtomValue(expandAtom)
  const user = useAtomValue(userAtom)
  const info = state.tag === 'ready' && state.value.areaId === areaId ? state.value : undefined
  const isOffered = info?.mine?.inTransfer
  const frame = { title: copy.title, plate: user?.blockNo, isOffered, navEnd, onRefresh: onReload }
  const { round } = info ?? {}
  if (info?.enabled && round?.state === 'open' && round.kind === 'slot') {
    return (
      <SlotRound key={round.roundId} {...props} info={info} round={round} frame={frame}>
        {children}
      </SlotRound>
    )
  }
  return (
    <Screen
      {...frame}
      {...(round && info?.enabled && { subtitle: <Subtitle round={round} /> })}
      titleEnd={<MenuKey type='expand' priceAreaId={info?.priceAreaId} />}
      footer={info?.enabled && round?.state === 'open' && <PlotBar onBuyBlock={props.onBuyBlock} />}
    >
      <RemoteView
        of={info || state.tag !== 'ready' ? state : { tag: 'loading' as const }}
        onRetry={() => void onReload()}
        failure={(error) => ({ text: callErrorText(error) })}
      >
        {(value) => <NoSlots info={value} onReload={onReload} />}
      </RemoteView>
      {children}
    </Screen>
  )
}

type Frame = Omit<Parameters<typeof Screen>[0], 'children'>

interface SlotRoundProps extends ExpandScreenProps {
  readonly info: ExpandInfo
  readonly round: Round
  readonly frame: Frame
}

const toCashier = (payNo: string) => goTo('expand', { payNo })

function SlotRound({ info, round, frame, isHalted, onReload, onBuyBlock, children }: SlotRoundProps) {
  const { mine, next } = info
  const user = useAtomValue(userAtom)
  const choice = useBuy(round, mine, (payNo) => {
    void onReload()
    toCashier(payNo)
  })
  const reload = () => void onReload()
  const unpaid = mine?.unpaid
  const bar = (
    <ExpandBar
      round={round}
      mine={mine}
      isHalted={isHalted}
      choice={choice}
      onBuyBlock={onBuyBlock}
      blockNo={user?.blockNo}
      onPay={() => unpaid && toCashier(unpaid.payNo)}
      onReload={reload}
    />
  )
  return (
    <Screen
      {...frame}
      subtitle={<Subtitle round={round} />}
      titleEnd={<MenuKey type='expand' priceAreaId={info.priceAreaId} />}
      footer={bar}
    >
      {unpaid && <UnpaidNote unpaid={unpaid} onChanged={reload} />}
      <SlotChoice round={round} mine={mine} choice={choice} />
      <TierTable
        round={round}
        priceAreaId={info.priceAreaId}
        capacity={choice.capacity}
        count={unpaid ? 0 : (choice.count ?? 0)}
      />
      {next && <NextRound round={next} onChanged={reload} />}
      {choice.failure && (
        <FailureBox
          failure={choice.failure}
          onHide={choice.hide}
          steps={{ reload, retry: choice.buy, check: choice.buy, orders: reload }}
        />
      )}
      {children}
    </Screen>
  )
}

/** A city without an open round of slots: closed, none, or one of plots. */
function NoSlots({ info, onReload }: { readonly info: ExpandInfo; readonly onReload: () => Promise<unknown> }) {
  const { enabled, round, next, priceAreaId } = info
  const reload = () => void onReload()
  if (!enabled) return <EmptyState kind='empty' title={copy.offTitle} text={copy.offText} />
  if (round?.state === 'open') {
    return (
      <>
        <PlotTiers round={round} priceAreaId={priceAreaId} />
        {next && <NextRound round={next} onChanged={reload} />}
      </>
    )
  }
  const toArchive = { text: copy.toArchive, onPress: () => goTo('archive', { type: 'expand' }) }
  const planned = round ?? next
  return (
    <>
      <EmptyState kind='empty' title={copy.noneTitle} text={copy.noneText} action={toArchive} />
      {planned && <NextRound round={planned} onChanged={reload} />}
    </>
  )
}

function Subtitle({ round }: { readonly round: Round }) {
  const { now } = useAtomValue(serverClockAtom)
  const isOpen = round.state === 'open'
  const when = isOpen ? copy.until(endText(round.closeAt, now())) : copy.opens(momentText(round.openAt, now()))
  return <>{`${copy.round(round.roundNo, copy.kinds[round.kind])} · ${when}`}</>
}

function PlotBar({ onBuyBlock }: Pick<ExpandScreenProps, 'onBuyBlock'>) {
  return (
    <BottomBar>
      <Button onPress={onBuyBlock}>{copy.buyBlock}</Button>
    </BottomBar>
  )
}
