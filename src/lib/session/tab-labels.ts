import { firstSigns } from '@contract/texts/signs'
import { atom } from 'jotai'
import { tabBar } from '@/platform/tab-bar/tab-bar'
import { apiAtom } from '../api/api'
import { sessionAtom } from './atoms'
import type { Session } from './session'

/** The market edition has four tabs; the third shows the cart (`features/block-market`). */
const isMarket = typeof EDITION !== 'undefined' && EDITION === 'market'

/** Longer area names are cut in the tab; block numbers never are. Source: design §3. */
const areaNameLength = 5

/**
 * The labels of the three tabs; somebody without a block is shown as a guest. Source: specification §1 (area name; block number or guest).
 */
export function tabLabels(session: Session): readonly [string, string, string] {
  const area = session.areaName === '' ? '买入' : firstSigns(session.areaName, areaNameLength)
  const { user } = session
  if (user === null || user.blockNo === 0) return [area, '卖出', '游客']
  // In another city the number alone would look like a block of that city.
  const city = user.blockAreaId === session.areaId ? '' : `${firstSigns(user.areaName, areaNameLength)} `
  return [area, '卖出', `${city}${user.blockNo}`]
}

/** The labels of all tabs of this edition, in their order. */
export function barLabels(session: Session): readonly string[] {
  const [city, sell, mine] = tabLabels(session)
  return isMarket ? [city, '区块', '购物车', mine] : [city, sell, mine]
}

/** What the badge of the third tab reads: nothing at zero, at most 99+. Source: specification §4 (unread badge); design §3. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null
  return count > 99 ? '99+' : String(count)
}

/** Things I must do and unread notices, together. */
const countBaseAtom = atom(0)

/** Writes labels and badge on the tab bar. Off tab pages the platform refuses; every tab page calls this again when it shows. */
export const drawTabBarAtom = atom(null, async (get) => {
  const labels = barLabels(get(sessionAtom))
  const badge = get(sessionAtom).user === null ? null : badgeText(get(countBaseAtom))
  await Promise.all(labels.map((text, index) => tabBar.setLabel(index, text)))
  await tabBar.setBadge(labels.length - 1, badge)
})

/** Loads the number of the third tab's badge and draws it. Source: specification §4 (count call, type 0). */
export const loadBadgeAtom = atom(null, async (get, set) => {
  const { user, areaId } = get(sessionAtom)
  if (user === null) {
    set(countBaseAtom, 0)
  } else {
    // The name shows before the number that waits is known.
    void set(drawTabBarAtom)
    const answer = await get(apiAtom).form('/index/count', { areaId, type: 0 }, { quiet: true })
    if (!answer.ok || get(sessionAtom).user?.token !== user.token) return
    set(countBaseAtom, answer.value)
  }
  await set(drawTabBarAtom)
})
