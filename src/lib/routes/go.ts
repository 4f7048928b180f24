import { navigation } from '@/platform/navigation/navigation'
import { tradeEdition } from '@/platform/trade-edition/trade-edition'
import { addressOf } from './address'
import type { ParamsOf, RouteName } from '@contract/pages/routes'
import { isTabRoute } from './tabs'

/** Opens a page on top of this one; a tab page is switched to. */
export function goTo<R extends RouteName>(name: R, params?: ParamsOf<R>): void {
  // The second board is a tab of the trade edition alone.
  if (typeof EDITION !== 'undefined' && EDITION === 'market' && name === 'sellBoard') tradeEdition.open(addressOf(name))
  else if (isTabRoute(name)) navigation.openTab(addressOf(name))
  else navigation.open(addressOf(name, params))
}

/** Opens the board of what is on sale: the home of trade, which the market edition has not. */
export function goToBoard(): void {
  if (typeof EDITION !== 'undefined' && EDITION === 'market' && tradeEdition.isThere)
    tradeEdition.open(addressOf('home'))
  else goTo('home')
}

/** Opens a page in place of this one, so that back does not return here. */
export function goInstead<R extends RouteName>(name: R, params?: ParamsOf<R>): void {
  if (isTabRoute(name)) navigation.openTab(addressOf(name))
  else navigation.replace(addressOf(name, params))
}

/** One page back, or to the home tab when the person came straight here. */
export function goBack(): void {
  navigation.back(addressOf('home'))
}
