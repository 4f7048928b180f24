import { routes } from '@/lib/routes/routes'
import { packedPages } from '@/platform/navigation/packed-pages'
import { knownPages } from '../../../server/modules/faults/rules'

it('the server knows every page of the product, by its address and by where it lies', () => {
  const packed = Object.keys(packedPages).map((page) => page.slice(1))
  expect([...knownPages].sort()).toEqual([...Object.values(routes), ...packed].sort())
})
