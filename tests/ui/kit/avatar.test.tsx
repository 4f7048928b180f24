import ReactTestUtil from '@tarojs/test-utils-react'
import { Avatar, type AvatarProps } from '@/ui/avatar/avatar'

const screen = new ReactTestUtil()
const show = (props: AvatarProps) => screen.mount(() => <Avatar {...props} />, { props: {} })
const box = () => document.querySelector<HTMLElement>('.avatar')
const picture = () => document.querySelector('.image')
/** Neither a picture nor a guest's icon: the block's own plots are the background. */
const isDrawn = () => box()?.children.length === 0

afterEach(() => {
  screen.unmout()
})

it('shows the picture of its address', async () => {
  await show({ src: 'https://example.com/a.jpg', blockNo: 128 })
  expect(picture()?.getAttribute('src')).toBe('https://example.com/a.jpg')
  expect(isDrawn()).toBe(false)
})

it.each([undefined, ''])('draws the block’s own picture when the address is %p', async (src) => {
  await show({ src, blockNo: 128 })
  expect(picture()).toBeNull()
  expect(isDrawn()).toBe(true)
})

it('falls back to the drawn picture when the address does not load', async () => {
  await show({ src: 'https://example.com/gone.jpg', blockNo: 128 })
  const image = picture()
  if (!image) throw new Error('no picture')
  screen.fireEvent.error(image)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(picture()).toBeNull()
  expect(isDrawn()).toBe(true)
})

it('shows a person without a block as a person', async () => {
  await show({})
  expect(isDrawn()).toBe(false)
  expect(box()?.children).toHaveLength(1)
})

it.each([
  ['https://example.com/nft/7.png', true],
  ['https://example.com/anft/7.png', false],
  ['https://example.com/nft.png', false],
])('gives %s a gold edge: %p', async (src, isGold) => {
  await show({ src, blockNo: 128 })
  expect(box()?.classList.contains('nft')).toBe(isGold)
})

it('is silent beside words, and named where it stands alone', async () => {
  await show({ blockNo: 128 })
  expect(box()?.getAttribute('aria-hidden')).toBe('true')
  screen.unmout()
  await show({ blockNo: 128, label: '128 的头像' })
  expect(box()?.getAttribute('role')).toBe('img')
  expect(box()?.getAttribute('aria-label')).toBe('128 的头像')
})

it.each([
  ['s', 'is-s'],
  ['m', 'is-m'],
  ['l', 'is-l'],
] as const)('has the width of size %s', async (size, look) => {
  await show({ blockNo: 128, size })
  expect(box()?.classList).toContain(look)
})

it('wears an outline when asked, and the gold edge instead of it', async () => {
  await show({ blockNo: 128 })
  expect(box()?.classList).not.toContain('outline')
  screen.unmout()
  await show({ blockNo: 128, outline: true })
  expect(box()?.classList).toContain('outline')
  screen.unmout()
  await show({ src: 'https://example.com/nft/1.png', blockNo: 128, outline: true })
  expect(box()?.classList).toContain('nft')
  expect(box()?.classList).not.toContain('outline')
})
