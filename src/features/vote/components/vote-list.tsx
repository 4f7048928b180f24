import { useReadOnly } from '@/lib/session/access'
import { ReadOnlyBar } from '@/parts/access/read-only-bar'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useList } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { useNeedAbove } from '@/lib/market/need-above'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListView } from '@/ui/list-view/list-view'
import { MenuKey } from '@/ui/popup-menu/menu-key'
import { Screen } from '@/ui/screen/screen'
import { SectionHead } from '@/ui/section/section'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { Tabs } from '@/ui/tabs/tabs'
import type { VoteListExtra, VoteQuery } from '../atoms'
import { voteListCall } from '../atoms'
import { barCopy, copy } from '../copy'
import { startBar } from '../rules/bar'
import { VoteCard } from './vote-card'
import styles from './vote.module.scss'

type Tab = NonNullable<VoteQuery['tab']>

const tabs = ['todo', 'open', 'archive', 'mine'] as const satisfies readonly Tab[]

export interface VoteListScreenProps {
  readonly areaId: number
  readonly areaName: string
  readonly navEnd: ReactNode
  readonly onBuyBlock: () => void
  readonly children?: ReactNode
}

/** The votes of a city: those that wait for the reader, all that run, what looks for support, what has ended. Source: mockup 23-vote. */
export function VoteListScreen({ areaId, areaName, navEnd, onBuyBlock, children }: VoteListScreenProps) {
  const user = useAtomValue(userAtom)
  const [picked, setTab] = useState<Tab>()
  const tab = picked ?? (user && user.blockNo > 0 ? 'todo' : 'open')
  const votes = useList(voteListCall, { areaId, tab, token: user?.token ?? '' })
  const extra = votes.list.shown?.extra
  const isOff = extra?.enabled === false
  return (
    <Screen
      title={copy.title}
      subtitle={copy.place(areaName, areaId)}
      plate={user?.blockNo}
      titleEnd={<MenuKey type='vote' />}
      navEnd={navEnd}
      onRefresh={votes.refresh}
      footer={!isOff && <StartBar areaId={areaId} onBuyBlock={onBuyBlock} />}
    >
      {isOff ? (
        <EmptyState kind='empty' title={copy.offTitle} text={copy.offText} />
      ) : (
        <View className={cx(styles.tabs)}>
          <Tabs<Tab> label={copy.tabs} items={tabItems(extra, user !== null)} chosen={tab} onPick={setTab} />
        </View>
      )}
      {!isOff && (
        <ListView
          of={votes.list}
          onRetry={votes.retry}
          onMore={votes.more}
          onNear={votes.onNear}
          failure={(error) => ({ text: callErrorText(error) })}
          skeleton={<Skeleton look='record' />}
          empty={<Nothing tab={tab} onOpen={() => setTab('open')} />}
          end={votes.list.shown && copy.end(votes.list.shown.total)}
        >
          {({ rows }) =>
            rows.map((vote) => <VoteCard key={vote.voteId} vote={vote} onEnd={() => void votes.lookAgain()} />)
          }
        </ListView>
      )}
      {!isOff && (tab === 'todo' || tab === 'open') && (
        <Asking asking={extra?.asking ?? []} onEnd={() => void votes.lookAgain()} />
      )}
      {children}
    </Screen>
  )
}

const tabItems = (extra: VoteListExtra | undefined, isSignedIn: boolean) =>
  tabs
    .filter((id) => isSignedIn || id === 'open' || id === 'archive')
    .map((id) => ({ id, text: copy[id], isPlain: id !== 'todo', ...(extra && { count: extra.counts[id] }) }))

const nothing = { todo: copy.noneTodo, open: copy.noneOpen, archive: copy.noneArchive, mine: copy.noneMine } as const

function Nothing({ tab, onOpen }: { readonly tab: Tab; readonly onOpen: () => void }) {
  const action = tab === 'todo' ? { action: { text: copy.open, onPress: onOpen } } : {}
  return <EmptyState kind='empty' title={nothing[tab]} text={copy.noneText} {...action} />
}

/** Votes on the fund's money that look for supporters. */
function Asking({ asking, onEnd }: { readonly asking: VoteListExtra['asking']; readonly onEnd: () => void }) {
  if (asking.length === 0) return null
  return (
    <>
      <SectionHead title={copy.askingHead} count={asking.length} end={copy.askingNote} />
      {asking.map((vote) => (
        <VoteCard key={vote.voteId} vote={vote} onEnd={onEnd} />
      ))}
    </>
  )
}

function StartBar({ areaId, onBuyBlock }: Pick<VoteListScreenProps, 'areaId' | 'onBuyBlock'>) {
  const user = useAtomValue(userAtom)
  const { kind, label } = startBar(user?.blockNo, user?.blockAreaId === areaId, user?.isOffered)
  const above = useNeedAbove(barCopy.starting, areaId, kind)
  const readOnly = useReadOnly('vote')
  const start = useOnceSignedIn(`voteAdd ${areaId}`, () => kind === 'start' && goTo('voteAdd'))
  const acts = {
    login: () => start(),
    noBlock: onBuyBlock,
    start: () => goTo('voteAdd'),
    off: () => undefined,
  }
  if (readOnly !== undefined) return <ReadOnlyBar said={readOnly} />
  return (
    <BottomBar {...above}>
      <Button onPress={acts[kind]} disabled={kind === 'off' ? label : undefined}>
        {label}
      </Button>
    </BottomBar>
  )
}
