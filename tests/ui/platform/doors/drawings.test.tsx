import type * as iconDoor from '@/platform/drawing/icon-drawing'
import type * as shapeDoor from '@/platform/drawing/shape-drawing'
import type * as rpxDoor from '@/platform/rpx/rpx'
import { draw, given } from './screen'
import { onBothSides } from './world'

// Drawings and lengths: elements and styles of a page in a browser, masks and units in a mini-program.

onBothSides<typeof rpxDoor>('platform/rpx/rpx', (open, side) => {
  it('is a length of the design', () => {
    expect(open().rpx(24)).toBe(side === 'mini-program' ? '24rpx' : 'calc(24 * var(--rpx))')
  })
})

/** What is drawn, as a page shows it: an element, or a mask. */
const shown = (drawnIn: HTMLElement, isMini: boolean, name: string): string => {
  if (!isMini) return drawnIn.innerHTML
  const style = Object(given('View')['style']) as Readonly<Record<string, string>>
  return decodeURIComponent(style[name] ?? '').replaceAll("'", '"')
}

onBothSides<typeof iconDoor>('platform/drawing/icon-drawing', (open, side) => {
  it('draws the lines, the plot and the dashes of an icon, and is told by its name', () => {
    const isMini = side === 'mini-program'
    const { IconDrawing } = open()
    const icon = draw(
      <IconDrawing drawing='M1 1|M2 2|M3 3' className='i' style={{}} told={{ role: 'img', label: '城' }} />,
    )
    const all = shown(icon, isMini, '--icon-lines') + shown(icon, isMini, '--icon-plot')
    for (const line of ['M1 1', 'M2 2', 'M3 3']) expect(all).toContain(`d="${line}"`)
    expect(all).toContain('2.6 1.9')
    expect(isMini ? given('View')['ariaLabel'] : icon.querySelector('svg')?.getAttribute('aria-label')).toBe('城')
  })
})

onBothSides<typeof shapeDoor>('platform/drawing/shape-drawing', (open, side) => {
  const isMini = side === 'mini-program'
  const isHidden = (drawnIn: HTMLElement) =>
    isMini ? given('View')['ariaHidden'] : drawnIn.querySelector('svg')?.getAttribute('aria-hidden') === 'true'

  it('draws a shape in the colour of the text, stretched when it is asked for, hidden from readers', () => {
    const { ShapeDrawing } = open()
    const body = '<path fill="#000" d="M1 1"/>'
    const shape = draw(<ShapeDrawing className='s' drawing={{ width: 9, height: 3, body, stretch: true }} />)
    const text = shown(shape, isMini, '--shape')
    expect(text).toContain('viewBox="0 0 9 3"')
    expect(text).toContain('preserveAspectRatio="none"')
    expect(text).toContain(isMini ? 'fill="#000"' : 'fill="currentColor"')
    expect(isHidden(shape)).toBe(true)
  })

  it('draws the two outlines of a board', () => {
    const { StepsDrawing } = open()
    const steps = draw(
      <StepsDrawing width={9} height={3} paths={['M1 1', 'M2 2']} className='s' told={{ hidden: true }} />,
    )
    const text = shown(steps, isMini, '--shape')
    for (const line of ['M1 1', 'M2 2']) expect(text).toContain(line)
    expect(isHidden(steps)).toBe(true)
  })
})
