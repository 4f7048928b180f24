import { looksOf } from '../../support/texts/sheet'

// How the mine tab and the sheets of its accounts look where jsdom sees nothing.

it('the line between two rows of squares goes over the whole width, however many squares the lower one has', () => {
  const grid = 'src/features/profile/components/entry-grid.module.scss'
  expect(looksOf(grid, '.entry:nth-child(4n+5)::before')).toMatchObject({
    position: 'absolute',
    width: '400%',
    'border-top': '1px solid var(--line)',
  })
})

it('the boxes of a sheet begin where its title and its button do, and its last line keeps away from the bar', () => {
  expect(looksOf('src/features/session/login/login-form.module.scss', '.sheet')['padding']).toBe('8 32 24')
})
