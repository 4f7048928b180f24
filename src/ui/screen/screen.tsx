import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { CSSProperties, ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { offeredNoAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { themeAtom } from '@/lib/theme/theme'
import { insets } from '@/platform/insets/insets'
import { navigation } from '@/platform/navigation/navigation'
import { PageShown } from '@/platform/page/page-shown'
import { useIsShown } from '@/platform/page/use-is-shown'
import { usePageTitle } from '@/platform/page/use-page-title'
import { isSinglePage } from '@/platform/single-page/single-page'
import { theme } from '@/platform/theme/theme'
import { usePageTheme } from '@/platform/theme/use-page-theme'
import { cx } from '../cx/cx'
import { useIsOnline } from '@/platform/network/use-is-online'
import { LazyStaleLine } from '../offline-banner/lazy-stale-line'
import { OfflineBanner } from '../offline-banner/offline-banner'
import { Plate } from '../plate/plate'
import { IconKey } from '../pressable/icon-key'
import { PullToRefresh } from './pull-to-refresh'
import styles from './screen.module.scss'

export interface ScreenProps {
  /** The page's name in the title block; a tab page may leave it out. */
  readonly title?: string
  /** The window's title; the page's title by default. The home has none and shows the site's name. */
  readonly name?: string | undefined
  readonly subtitle?: ReactNode
  /** Number of the acting block, shown as 当前区块; a guest has none. */
  readonly plate?: number | undefined
  /**
   * The acting block is offered for transfer: its plate says so. Left out, it is as the session knows it. Source: mockup
   * 29-transfer-message; community §0.
   */
  readonly isOffered?: boolean | undefined
  /** At the right end of the title block, where other pages show the acting block. */
  readonly titleEnd?: ReactNode
  /** A tab page shows the logo where others show the back button. */
  readonly tab?: boolean
  /** Drawn from the very top, behind the bar. It must keep `var(--screen-top)` free for the status bar and the bar. */
  readonly hero?: ReactNode
  /** At the right end of the bar, left of the capsule. Not drawn in WeChat's Moments. */
  readonly navEnd?: ReactNode
  /** Stays at the bottom: a `BottomBar`. Not drawn in WeChat's Moments: WeChat's own bar is there, and nothing leads on. */
  readonly footer?: ReactNode
  /** Called instead of leaving the page by its back key: a later step leads to the one before, with a `StepBack` for the phone's own. */
  readonly onBack?: () => void
  /** Called when the page was pulled down; the sign disappears when the promise settles. The page must enable pull-down. */
  readonly onRefresh?: () => Promise<unknown>
  readonly children?: ReactNode
}

const home = '/pages/index/index'
const goBack = () => navigation.back(home)

/** The frame of a page: our navigation bar, the title block with the acting block, the body, the bottom bar. */
export function Screen(props: ScreenProps) {
  const { title, subtitle, plate, titleEnd, tab = false, hero, onBack, onRefresh, children } = props
  const { name = title } = props
  const footer = isSinglePage ? undefined : props.footer
  const navEnd = isSinglePage ? undefined : props.navEnd
  const siteName = useAtomValue(siteNameAtom)
  const look = useAtomValue(themeAtom)
  const offeredNo = useAtomValue(offeredNoAtom)
  const isOffered = props.isOffered ?? (plate !== undefined && plate === offeredNo)
  const isOnline = useIsOnline()
  const isShown = useIsShown()
  usePageTheme(look)
  usePageTitle(name === undefined ? siteName : `${name} · ${siteName}`)
  const { statusBarPx, navHeightPx } = insets()
  const top = `calc(${statusBarPx}px + ${navHeightPx === null ? 'var(--h-nav)' : `${navHeightPx}px`})`
  const style: CSSProperties & Record<`--${string}`, string> = { '--screen-top': top }
  return (
    <PageShown.Provider value={isShown}>
      <View
        className={cx(styles.screen, tab && styles.tab, !isOnline && 'isOffline', theme.rootClass(look))}
        style={style}
      >
        {onRefresh && <PullToRefresh onRefresh={onRefresh} />}
        <NavBar tab={tab} over={hero !== undefined} end={navEnd} onBack={onBack ?? goBack} />
        <OfflineBanner
          isOnline={isOnline}
          className={cx(styles.offline, !isOnline && hero !== undefined && styles.below)}
          onRetry={onRefresh && (() => void onRefresh())}
        />
        {hero !== undefined && <View className={cx(styles.hero)}>{hero}</View>}
        {title !== undefined && (
          <Title title={title} subtitle={subtitle} plate={plate} isOffered={isOffered} end={titleEnd} />
        )}
        <View className={cx(styles.main, footer === undefined && !tab && styles.last)}>
          {!isOnline && <LazyStaleLine />}
          {places(children)}
        </View>
        {footer !== undefined && <View className={cx(styles.footer)}>{footer}</View>}
      </View>
    </PageShown.Provider>
  )
}

/**
 * Gives every part of a page an element of its own. In the mini-program, adding or removing a part between two others sends all of its
 * siblings to the screen again. Measured: tests/e2e/host/traffic.spec.ts. A part that is not there keeps its place.
 */
const places = (children: ReactNode) => [children].flat().map((child, place) => <View key={place}>{child}</View>)

interface NavBarProps {
  readonly tab: boolean
  readonly over: boolean
  readonly end: ReactNode
  readonly onBack: () => void
}

function NavBar({ tab, over, end, onBack }: NavBarProps) {
  const siteName = useAtomValue(siteNameAtom)
  const { statusBarPx, navHeightPx, capsuleRightPaddingPx } = insets()
  const bar: CSSProperties = {}
  if (navHeightPx !== null) bar.height = `${navHeightPx}px`
  if (capsuleRightPaddingPx !== null) bar.paddingRight = `${capsuleRightPaddingPx}px`
  return (
    <View className={cx(styles.nav, over && styles.over)} style={{ paddingTop: `${statusBarPx}px` }}>
      <View className={cx(styles.bar)} style={bar}>
        {tab || isSinglePage ? (
          <View className={cx(styles.mark)} />
        ) : (
          <IconKey className={styles.back} name='back' size={48} label='返回' onPress={onBack} />
        )}
        <View className={cx(styles.site)}>{siteName}</View>
        {end !== undefined && <View className={cx(styles.end)}>{end}</View>}
      </View>
    </View>
  )
}

interface TitleProps {
  readonly title: string
  readonly subtitle: ReactNode
  readonly plate: number | undefined
  readonly isOffered: boolean
  readonly end: ReactNode
}

function Title({ title, subtitle, plate, isOffered, end }: TitleProps) {
  return (
    <View className={cx(styles.head)}>
      <View className={cx(styles.words)}>
        <View className={cx(styles.title)} {...a11y.describe({ role: 'heading', level: 1 })}>
          {title}
        </View>
        {subtitle !== undefined && <View className={cx(styles.subtitle)}>{subtitle}</View>}
      </View>
      {plate !== undefined && (
        <View className={cx(styles.acting)}>
          {isOffered ? '转让中' : '当前区块'}
          <Plate no={plate} size='m' look={isOffered ? 'transfer' : 'mine'} />
        </View>
      )}
      {end}
    </View>
  )
}
