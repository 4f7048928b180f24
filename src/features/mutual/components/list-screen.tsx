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
import { SearchLine } from '@/ui/field/search-line'
import { ListView } from '@/ui/list-view/list-view'
import { MenuKey } from '@/ui/popup-menu/menu-key'
import { Screen } from '@/ui/screen/screen'
import { Segment } from '@/ui/segment/segment'
import type { MutualListExtra, MutualQuery } from '../atoms'
import { mutualListCall } from '../atoms'
import { copy } from '../copy'
import { publishKey } from '../rules/bar'
import { MutualRow } from './mutual-row'
import styles from './list.module.scss'

const tabs = ['need', 'offer', 'mine'] as const
type Tab = (typeof tabs)[number]

export interface MutualListScreenProps {
  readonly areaId: number
  readonly areaName: string
  readonly navEnd: ReactNode
  readonly onBuyBlock: () => void
  readonly children?: ReactNode
}

const queryOf = (areaId: number, tab: Tab, q: string, token: string): MutualQuery =>
  tab === 'mine' ? { areaId, tab, q, token } : { areaId, kind: tab, tab: 'all', q, token }

/** Mutual aid in a city: who needs help, who offers it, the reader's own. Source: community §6; mockup 26-mutual. */
export function MutualListScreen({ areaId, areaName, navEnd, onBuyBlock, children }: MutualListScreenProps) {
  const user = useAtomValue(userAtom)
  const [picked, setTab] = useState<Tab>('need')
  const [q, setQ] = useState('')
  // Who signed out has no own ones.
  const tab = user === null && picked === 'mine' ? 'need' : picked
  const posts = useList(mutualListCall, queryOf(areaId, tab, q, user?.token ?? ''))
  const { shown } = posts.list
  const isOff = shown?.extra.enabled === false
  return (
    <Screen
      title={copy.title}
      subtitle={copy.place(areaName, areaId)}
      plate={user?.blockNo}
      titleEnd={<MenuKey type='mutual' />}
      navEnd={navEnd}
      onRefresh={posts.refresh}
      footer={!isOff && <PublishBar areaId={areaId} onBuyBlock={onBuyBlock} />}
    >
      <View className={cx(styles.tabs)}>
        <Segment<Tab>
          label={copy.tabs}
          items={tabItems(shown?.extra.counts, user !== null)}
          chosen={tab}
          onPick={setTab}
        />
      </View>
      {isOff && tab !== 'mine' ? (
        <EmptyState kind='empty' title={copy.offTitle} text={copy.offText} />
      ) : (
        <>
          <SearchLine label={copy.search} q={q} onSeek={setQ} />
          <View className={cx(styles.rows)}>
            <ListView
              of={posts.list}
              onRetry={posts.retry}
              onMore={posts.more}
              onNear={posts.onNear}
              failure={(error) => ({ text: callErrorText(error) })}
              filter={q === '' ? undefined : { text: copy.noMatch, onClear: () => setQ('') }}
              empty={<EmptyState kind='empty' title={copy.none[tab]} text={copy.noneText[tab]} />}
              end={shown && copy.end(shown.total)}
            >
              {({ rows }) =>
                rows.map((row) => (
                  <MutualRow key={row.mutualId} row={row} isOwn={tab === 'mine'} onEnd={() => void posts.lookAgain()} />
                ))
              }
            </ListView>
          </View>
        </>
      )}
      {children}
    </Screen>
  )
}

const tabItems = (counts: MutualListExtra['counts'], isSignedIn: boolean) =>
  tabs.filter((id) => isSignedIn || id !== 'mine').map((id) => ({ id, text: copy.tab(copy[id], counts?.[id]) }))

function PublishBar({ areaId, onBuyBlock }: Pick<MutualListScreenProps, 'areaId' | 'onBuyBlock'>) {
  const readOnly = useReadOnly('mutual')
  const user = useAtomValue(userAtom)
  const { kind, label } = publishKey(user?.blockNo, user?.blockAreaId === areaId)
  const above = useNeedAbove(copy.publish, areaId, kind)
  // Who turns out to have no block stays, and reads it on the button.
  const publish = useOnceSignedIn(`publish ${areaId}`, (isAfterLogin) => {
    if (kind === 'noBlock' && !isAfterLogin) onBuyBlock()
    else if (kind === 'join') goTo('mutualAdd')
  })
  if (readOnly !== undefined) return <ReadOnlyBar said={readOnly} />
  return (
    <BottomBar {...above}>
      <Button onPress={() => publish()} disabled={kind === 'off' ? label : undefined}>
        {label}
      </Button>
    </BottomBar>
  )
}
