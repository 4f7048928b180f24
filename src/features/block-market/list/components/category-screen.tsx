import { View } from '@tarojs/components'
import { useAtom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useList } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { lazy } from '@/lib/lazy/lazy'
import { userAtom } from '@/lib/session/atoms'
import { goTo } from '@/lib/routes/go'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import type { IconName } from '@/ui/icon/names'
import { Note } from '@/ui/note/note'
import { SearchLine } from '@/ui/field/search-line'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { Segment } from '@/ui/segment/segment'
import { blocksCall, marketAtom, seekAtom, viewAtom } from '../atoms'
import { copy } from '../copy'
import type { Seek, View as Sight } from '../rules'
import { digitsOf, sectionOf, queryOf, views } from '../rules'
import type { BlocksProps } from './blocks'
import { Blocks } from './blocks'
import styles from './category.module.scss'
import { FilterLine } from './filter-line'
import { MarketOff } from './market-off'
import { ZoneSide } from './zone-side'

const MapView = lazy(() =>
  import(/* webpackChunkName: "lazy" */ '../../map/components/map-view').then(({ MapView }) => MapView),
)

const PlannedRound = lazy(() =>
  import(/* webpackChunkName: "lazy" */ './planned-round').then(({ PlannedRound }) => PlannedRound),
)

const icons = { map: 'map', list: 'list', plates: 'grid' } as const satisfies Record<Sight, IconName>

export interface CategoryScreenProps {
  readonly areaId: number
  readonly areaName: string
  /** It is a tab: with the logo at its top, and the cart among the tabs. */
  readonly tab: boolean
  /** Loads zones and the round. */
  readonly onReload: () => Promise<unknown>
  readonly navEnd: ReactNode
  readonly children?: ReactNode
}

/**
 * Where blocks are found: by zone, number and price, on a map, in a list or as plates. Source: community §8; mockups 28-market,
 * 15-block-map, 15-block-grid.
 */
export function CategoryScreen({ areaId, areaName, tab, onReload, navEnd, children }: CategoryScreenProps) {
  const state = useAtomValue(marketAtom)
  const user = useAtomValue(userAtom)
  const [seekIn, keepSeek] = useAtom(seekAtom)
  const seek = seekIn(areaId)
  const setSeek = (next: Seek) => keepSeek(areaId, next)
  const [view, setView] = useAtom(viewAtom)
  const known = state.tag === 'ready' && state.value.areaId === areaId ? state.value : undefined
  const isMap = view === 'map'
  const isOff = known?.enabled === false
  const blocks = useList(blocksCall, isMap || isOff ? undefined : known && queryOf(areaId, seek, known, view))
  const below = {
    title: copy.title,
    subtitle: copy.place(areaName, areaId),
    plate: user?.blockNo,
    footer: (
      <BottomBar>
        <Button kind='secondary' onPress={() => goTo('cart')}>
          {copy.cart}
        </Button>
      </BottomBar>
    ),
  }
  return (
    <Screen
      name={copy.title}
      {...(tab ? { tab } : below)}
      navEnd={navEnd}
      onRefresh={() => Promise.all([onReload(), blocks.refresh()])}
    >
      {!isOff && !isMap && !user?.blockNo && <Note>{copy.use}</Note>}
      {!isOff && (
        <View className={cx(styles.top)}>
          <View className={cx(styles.search)}>
            <SearchLine label={copy.search} q={seek.q} onSeek={(q) => setSeek({ ...seek, q: digitsOf(q) })} />
          </View>
          <View className={cx(styles.segment)}>
            <Segment<Sight>
              label={copy.view}
              items={views.map((id) => ({ id, text: copy.views[id], icon: icons[id] }))}
              chosen={view}
              onPick={setView}
            />
          </View>
        </View>
      )}
      <RemoteView
        of={known || state.tag !== 'ready' ? state : { tag: 'loading' as const }}
        onRetry={() => void onReload()}
        failure={(error) => ({ text: callErrorText(error) })}
      >
        {(market) =>
          market.enabled ? (
            <>
              <FilterLine seek={seek} onSeek={setSeek} />
              {isMap ? (
                <MapView market={market} seek={seek} isTab={tab} onMissing={() => setView('list')} />
              ) : (
                <View className={cx(styles.columns)}>
                  <ZoneSide market={market} seek={seek} onSeek={setSeek} />
                  <View className={cx(styles.blocks)}>
                    <Found market={market} seek={seek} onSeek={setSeek} view={view} blocks={blocks} />
                  </View>
                </View>
              )}
            </>
          ) : (
            <MarketOff />
          )
        }
      </RemoteView>
      {children}
    </Screen>
  )
}

function Found(props: BlocksProps) {
  const { round, zones } = props.market
  const isAnnounced = sectionOf(props.seek, zones) === 'new' && props.seek.q === '' && round?.state === 'planned'
  return isAnnounced ? (
    <PlannedRound round={round} onMissing={() => props.onSeek({ ...props.seek, place: undefined })} />
  ) : (
    <Blocks {...props} />
  )
}
