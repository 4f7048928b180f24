import { looksOf } from '../../support/texts/sheet'

const sheet = 'src/ui/bottom-bar/bottom-bar.module.scss'

it('an amount in the bar takes what it needs, and the button the rest, down to its least', () => {
  expect(looksOf(sheet, '.bar:not(.tall) .sum')).toMatchObject({ flex: '1 0 auto', 'max-width': 'calc(100% - 5.7em)' })
  expect(looksOf(sheet, '.main')).toEqual({ flex: '1 1 320' })
})
