import { endpoints } from '@contract/endpoints/all'
import { frozenPaths } from '../../../server/http/frozen-paths'

it('what a frozen account may do are calls that there are, and none that trades, pays or changes who it is', () => {
  const paths = new Map(endpoints.map(({ path, access }) => [path as string, access]))
  for (const path of frozenPaths) expect([path, paths.get(path)]).toEqual([path, 'user'])
  expect([...frozenPaths].filter((path) => /(add|edit|pay|bind|cast|gift|submit|prove)$/i.test(path))).toEqual([])
})
