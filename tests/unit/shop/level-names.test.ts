import { levelNames } from '@contract/shop/level-names'

it('calls the levels as the community’s text does', () => {
  expect(levelNames).toEqual({ naming: '冠名', street: '临街', stall: '铺位' })
})
