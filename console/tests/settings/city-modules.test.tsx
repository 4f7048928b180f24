import { moduleThings } from '@contract/console/city-modules'
import { pages } from '../../src/pages/table'

it('a letter of numbers leads to one page alone', () => {
  const letters = [
    ...Object.values(moduleThings).flatMap(({ letter }) => letter ?? []),
    ...pages.flatMap(({ letter }) => letter ?? []),
  ]
  expect(letters.length).toBeGreaterThan(5)
  expect(new Set(letters).size).toBe(letters.length)
})

it('the list of a thing of a module is that of its page', () => {
  const listed = Object.values(moduleThings).flatMap(({ page, list }) => (page === undefined ? [] : [[page, list]]))
  expect(listed.map(([page]) => [page, pages.find(({ path }) => path === page)?.needs])).toEqual(listed)
})
