import { looksOf } from '../../support/texts/sheet'

const filter = 'src/parts/board-filter/board-filter.module.scss'

it('the bar of a board, with its chips and the way up, stays below the page’s own however long the list is', () => {
  expect(looksOf(filter, '.filter')).toMatchObject({ position: 'sticky', top: 'var(--screen-top)' })
})

it('the plate of the city stands off the tiles; a notice between them takes that room for its own', () => {
  const { margin = '' } = looksOf('src/ui/street-plate/street-plate.module.scss', '.street')
  expect(margin.split(' ').at(-1)).toBe('20')
  expect(looksOf('src/features/market/components/notice-strip.module.scss', '.strip')['margin-top']).toBe('-20')
})
