import { useReadOnly } from '@/lib/session/access'
import { ReadOnlyBar } from '@/parts/access/read-only-bar'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useList } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { lazy } from '@/lib/lazy/lazy'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { useOpenings } from '@/lib/session/openings'
import { useServerNow } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { MenuKey } from '@/ui/popup-menu/menu-key'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import type { FundInfo } from '../atoms'
import { fundAtom, ledgerCall } from '../atoms'
import { copy } from '../copy'
import { giveBar } from '../rules/gift'
import { useGift } from '../use-gift'
import { FundBalance } from './fund-balance'
import type { LedgerKind } from './fund-ledger'
import { FundLedger } from './fund-ledger'
import { FundNaming } from './fund-naming'
import { FundSpends } from './fund-spends'
import { FundVotes } from './fund-votes'
import styles from './fund.module.scss'

const GiftSheet = lazy(() => import(/* webpackChunkName: "lazy" */ './gift-sheet').then(({ GiftSheet }) => GiftSheet))

export interface FundScreenProps {
  readonly areaId: number
  readonly areaName: string
  readonly isHalted: boolean
  readonly onReload: () => Promise<unknown>
  readonly navEnd: ReactNode
  readonly children?: ReactNode
}

/** The fund of a city: what it has, what it spends, every entry, and giving to it. Source: community §3; mockup 16-fund. */
export function FundScreen({ areaId, areaName, isHalted, onReload, navEnd, children }: FundScreenProps) {
  const state = useAtomValue(fundAtom)
  const [kind, setKind] = useState<LedgerKind>('all')
  const info = state.tag === 'ready' && state.value.areaId === areaId ? state.value : undefined
  const isOpen = info?.enabled === true
  const readOnly = useReadOnly('fund')
  const entries = useList(ledgerCall, isOpen ? { areaId, ...(kind !== 'all' && { kind }) } : undefined)
  return (
    <Screen
      title={copy.title}
      subtitle={copy.place(areaName, areaId)}
      titleEnd={<MenuKey type='fund' />}
      navEnd={navEnd}
      onRefresh={() => Promise.all([onReload(), entries.refresh()])}
      footer={
        isOpen && (readOnly === undefined ? <Give info={info} isHalted={isHalted} /> : <ReadOnlyBar said={readOnly} />)
      }
    >
      <RemoteView
        of={info || state.tag !== 'ready' ? state : { tag: 'loading' as const }}
        onRetry={() => void onReload()}
        failure={(error) => ({ text: callErrorText(error) })}
      >
        {(value) =>
          value.enabled ? (
            <>
              <FundBalance info={value} />
              <FundNaming naming={value.naming} />
              <FundVotes votes={value.votes} onEnd={() => void onReload()} />
              <FundSpends spends={value.spends} />
              <FundLedger areaId={areaId} kind={kind} onKind={setKind} entries={entries} />
            </>
          ) : (
            <EmptyState kind='empty' title={copy.offTitle} text={copy.offText} />
          )
        }
      </RemoteView>
      {children}
    </Screen>
  )
}

/** The buttons, and the sheet of a gift; what was typed stays while the page stands. Who holds a block here may also ask for money. */
function Give({ info, isHalted }: { readonly info: FundInfo; readonly isHalted: boolean }) {
  const user = useAtomValue(userAtom)
  const isGuest = user === null
  const nowMs = useServerNow()
  const openings = useOpenings()
  const [isGiving, setGiving] = useState(false)
  const gift = useGift(info, ({ payNo }) => {
    setGiving(false)
    goTo('fund', { payNo })
  })
  const bar = giveBar({ isGuest, isHalted, dayLeft: info.mine?.dayLeft, openings, nowMs })
  const give = useOnceSignedIn(`give ${info.areaId}`, () => bar.kind !== 'off' && setGiving(true), info.mine !== null)
  const isOff = bar.kind === 'off'
  return (
    <>
      <BottomBar>
        <View className={cx(styles.keys)}>
          {user !== null && user.blockNo > 0 && user.blockAreaId === info.areaId && (
            <Button kind='secondary' className={styles.half} onPress={() => goTo('voteAdd', { kind: 'fund' })}>
              {copy.propose}
            </Button>
          )}
          <Button
            className={cx(isOff ? styles.whole : styles.half)}
            onPress={() => give()}
            disabled={isOff ? bar.label : undefined}
            {...(isOff && bar.icon && { icon: bar.icon })}
          >
            {bar.label}
          </Button>
        </View>
      </BottomBar>
      {isGiving && !isGuest && (
        <GiftSheet
          info={info}
          gift={gift}
          bar={bar}
          onClose={() => setGiving(false)}
          onMissing={() => setGiving(false)}
        />
      )}
    </>
  )
}
