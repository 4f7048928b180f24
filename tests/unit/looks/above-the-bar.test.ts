import { looksOf } from '../../support/texts/sheet'

// What stands last in a sheet, above the line of its bar: no text and no box touches that line.

const session = 'src/features/session/login/login-form.module.scss'
const last = [
  ['a number or a proof', session, '.sheet'],
  ['what happens to a gift', 'src/features/fund/components/gift-sheet.module.scss', '.note'],
  ['what happens to what goes back', 'src/features/fund/components/spend.module.scss', '.sheet'],
  ['a receipt', 'src/parts/ballot/receipt.module.scss', '.typed'],
  ['a vote that is withdrawn', 'src/parts/ballot/poll.module.scss', '.under'],
  ['the terms of a shop', 'src/features/shop/components/renew-sheet.module.scss', '.note'],
  ['an answer to a neighbour', 'src/features/mutual/components/info.module.scss', '.under'],
] as const

/** The lower one of a padding, in design units. */
const bottomOf = (padding = '0') => {
  const [top = '0', right = top, bottom = top] = padding.split(' ')
  return Number(right === '' ? top : bottom)
}

it.each(last)('%s keeps away from the bar', (_what, file, selector) => {
  expect(bottomOf(looksOf(file, selector)['padding'])).toBeGreaterThanOrEqual(16)
})
