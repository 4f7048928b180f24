import { looksOf } from '../../support/texts/sheet'

const sheet = 'src/features/recharge/components/recharge.module.scss'

it('the tiles of the amounts stand on the light line of everything around them, and only the chosen one on its own', () => {
  expect(looksOf(sheet, '.preset')['border']).toBe('1px solid var(--line)')
  expect(looksOf(sheet, '.chosen')).toMatchObject({
    'border-color': 'var(--primary-line)',
    background: 'var(--primary-wash)',
  })
})
