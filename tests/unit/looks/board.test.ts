import { looksOf } from '../../support/sheet'

const filter = 'src/ui/board-filter/board-filter.module.scss'
const up = 'src/ui/back-to-top/back-to-top.module.scss'

it('the chips of a board stay below the bar, and the way up above the bottom, however long the list is', () => {
  expect(looksOf(filter, '.filter')).toMatchObject({ position: 'sticky', top: 'var(--screen-top)' })
  expect(looksOf(up, '.place')).toMatchObject({ position: 'sticky', bottom: '120', height: '0' })
})
