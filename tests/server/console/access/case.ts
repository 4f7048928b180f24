import type { ConsolePath } from '@contract/console/rights'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { areaId } from '../../../support/server/server'
import type { WholeCity } from './whole-city'

/** A person of the city; staff with this account are a party. */
export type Party = 'buyer' | 'seller' | 'blockSeller' | 'candidate' | 'shopOwner' | 'author'

/**
 * What a call is about, a second time and by hand: `list` shows what lies in one's areas; `thing` is found there alone; `nowhere` belongs
 * to no area and needs all of them; `free` is about no area. `own`: whose thing it is, who may not act on it.
 */
export interface Case<P extends ConsolePath> {
  readonly of: 'list' | 'thing' | 'nowhere' | 'free'
  readonly input?: (city: WholeCity, no: string) => ConsoleMap[P]['input']
  readonly own?: readonly [Party, 'OWN']
}

export const because = { reason: '核实后处理这件事' }
export const list = { of: 'list' } as const
export const nowhereList = { of: 'nowhere' } as const
export const free = { of: 'free' } as const
export const thing = <P extends ConsolePath>(input: Case<P>['input'], own?: Case<P>['own']): Case<P> => ({
  of: 'thing',
  ...(input && { input }),
  ...(own && { own }),
})
export const withId =
  (of: (city: WholeCity) => number, more: object = {}) =>
  (city: WholeCity, clientNo: string) =>
    ({ clientNo, id: of(city), ver: 1, ...more }) as never

export const inArea =
  (more: object = {}) =>
  (_city: WholeCity, clientNo: string) =>
    ({ clientNo, areaId, ...more }) as never
