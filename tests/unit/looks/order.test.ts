import { looksOf } from '../../support/texts/sheet'

// How an order looks where jsdom sees nothing: what stands on one edge, what keeps apart, what gives way.

const blocks = 'src/features/orders/order-blocks.module.scss'
const parties = 'src/features/orders/one/order-parties.module.scss'
const messages = 'src/parts/messages/messages.module.scss'
const pictures = 'src/ui/image-grid/image-grid.module.scss'

it('pictures among other words begin where the words begin', () => {
  expect(looksOf(pictures, '.bare')).toMatchObject({ padding: '8 0', 'justify-content': 'start' })
})

it('the box to write in is kept apart from the last message by a rule of the whole card', () => {
  const margin = '16 calc(-1 * var(--gutter)) 0'
  expect(looksOf(messages, '.write')).toMatchObject({ 'border-top': '1px solid var(--line)', margin })
})

it('the words of an order, and of messages, stand on its gutters', () => {
  expect(looksOf(messages, '.body')['padding']).toBe('0 var(--gutter) 24')
  expect(looksOf(blocks, '.body')['padding']).toBe('0 var(--gutter) 24')
})

it('the pictures of a new message begin where its text begins', () => {
  const { padding } = looksOf(pictures, '.places')
  expect(padding).toBe('8 32 28')
  expect(looksOf(messages, '.pictures')['margin']).toBe('0 calc(-1 * var(--gutter))')
})

it('names have the room that plates and arrow leave them, before they are cut', () => {
  expect(looksOf(parties, '.party')['flex']).toBe('1')
  for (const kept of ['.me', '.amount']) expect(looksOf(parties, kept)['flex']).toBe('none')
  expect(looksOf(parties, '.who')['white-space']).toBe('nowrap')
  expect(looksOf(parties, '.nick')['text-overflow']).toBe('ellipsis')
})
