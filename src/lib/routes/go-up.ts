import { under } from '@/platform/navigation/under'
import { addressOf } from './address'
import { goInstead } from './go'
import type { ParamsOf, RouteName } from '@contract/pages/routes'

const read = (address: string) => {
  const [path = '', query = ''] = address.split('?')
  return { path, pairs: query.split('&') }
}

const namesThing = (pair: string) => /=\d+$/.test(pair)

/** Whether an open page shows what an address asks for: the same page about the same thing. Which part of it is shown does not matter. */
export function shows(opened: string, wanted: string): boolean {
  const known = read(opened)
  const { path, pairs } = read(wanted)
  return known.path.endsWith(path) && pairs.filter(namesThing).every((pair) => known.pairs.includes(pair))
}

/**
 * Leaves a finished page for the page it belongs to: by going back when that is directly below, else by replacing this page. So the way
 * back never leads through the same page twice.
 */
export function goUp<R extends RouteName>(name: R, params?: ParamsOf<R>): void {
  const opened = under.address()
  if (opened !== undefined && shows(opened, addressOf(name, params))) under.back(addressOf('home'))
  else goInstead(name, params)
}
