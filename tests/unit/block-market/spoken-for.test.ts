import { blockStates } from '../../../server/modules/area/tables'
import type { Free } from '../../../server/modules/block-market/rules/spoken-for'
import { spokenForOf } from '../../../server/modules/block-market/rules/spoken-for'

const free: Free = { state: blockStates.unsold, owner_user_id: null, round_id: null, was_sold: false }

it.each<[string, Partial<Free>, ReturnType<typeof spokenForOf>]>([
  ['the city’s and nobody’s', {}, undefined],
  ['somebody’s', { state: blockStates.held, owner_user_id: 7 }, 'held'],
  ['somebody’s who sells it', { state: blockStates.transfer, owner_user_id: 7 }, 'held'],
  ['somebody’s, about to be bought', { state: blockStates.reserved, owner_user_id: 7 }, 'held'],
  ['somebody’s, frozen', { state: blockStates.frozen, owner_user_id: 7, was_sold: true }, 'held'],
  ['the city’s, about to be bought', { state: blockStates.reserved, round_id: 1 }, 'reserved'],
  ['the city’s, about to be bought after its round', { state: blockStates.reserved }, 'reserved'],
  ['the city’s, frozen', { state: blockStates.frozen, round_id: 1 }, 'frozen'],
  ['offered by a round', { round_id: 1 }, 'round'],
  ['offered by a round again', { round_id: 1, was_sold: true }, 'round'],
  ['sold before, or its sale undone', { was_sold: true }, 'sold'],
])('a block that is %s', (_name, block, by) => {
  expect(spokenForOf({ ...free, ...block })).toBe(by)
})
