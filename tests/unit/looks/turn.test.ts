import { looksOf } from '../../support/texts/sheet'

it('a sentence that is all a line says breaks beside who is meant: it fell below, to the very edge', () => {
  expect(looksOf('src/ui/turn/turn.module.scss', '.act:last-child')).toMatchObject({ flex: '1', 'min-width': '0' })
})
