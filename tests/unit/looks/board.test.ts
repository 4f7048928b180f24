import { looksOf } from '../../support/sheet'

const filter = 'src/ui/board-filter/board-filter.module.scss'

it('the bar of a board, with its chips and the way up, stays below the page’s own however long the list is', () => {
  expect(looksOf(filter, '.filter')).toMatchObject({ position: 'sticky', top: 'var(--screen-top)' })
})
