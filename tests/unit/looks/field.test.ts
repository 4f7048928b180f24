import { looksOf } from '../../support/texts/sheet'

const field = 'src/ui/field/field.module.scss'
const narrow = 320

/** A length of the design in whole pixels, as WeChat's sheets have it on the narrowest phone. */
const pixels = (rpx: number) => Math.floor((rpx * narrow) / 750)

it('the mark that clears an entry can be touched: it is seen only while somebody types, when no walk looks', () => {
  const [above = ''] = (looksOf(field, '.key::before')['inset'] ?? '').split(' ')
  const icon = 32
  expect(pixels(icon) + 2 * pixels(-Number(above))).toBeGreaterThanOrEqual(pixels(88))
})
