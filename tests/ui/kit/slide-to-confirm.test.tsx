import ReactTestUtil from '@tarojs/test-utils-react'
import { SlideToConfirm } from '@/ui/slide-to-confirm/slide-to-confirm'

const screen = new ReactTestUtil()
const widthPx = 686
/** The knob takes 136 of the track's 686. */
const wayPx = 550
const box = { x: 0, y: 0, left: 0, top: 0, right: widthPx, bottom: 52, width: widthPx, height: 52, toJSON: () => '' }
let calls: string[] = []

const track = () => {
  const found = document.querySelector<HTMLElement>('[role="button"]')
  if (!found) throw new Error('no track')
  return found
}

type Hand = 'finger' | 'mouse'

const events = {
  finger: { down: 'touchstart', move: 'touchmove', up: 'touchend' },
  mouse: { down: 'mousedown', move: 'mousemove', up: 'mouseup' },
} as const

/** jsdom has no Touch, so an event gets the one property that is read. */
function send(hand: Hand, step: 'down' | 'move' | 'up', clientX: number): void {
  const event = new Event(events[hand][step], { bubbles: true })
  const point = hand === 'finger' ? { touches: [{ clientX }] } : { clientX }
  screen.act(() => track().dispatchEvent(Object.assign(event, point)))
}

async function drag(byPx: number, hand: Hand = 'finger'): Promise<void> {
  send(hand, 'down', 0)
  await Promise.resolve()
  send(hand, 'move', byPx)
  send(hand, 'up', byPx)
}

beforeEach(async () => {
  calls = []
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
  await screen.mount(
    () => (
      <SlideToConfirm
        text='滑动放款 ¥34.00'
        onConfirm={() => calls.push('confirm')}
        onConfirmFallback={() => calls.push('fallback')}
      />
    ),
    { props: {} },
  )
})

afterEach(() => {
  screen.unmout()
  jest.restoreAllMocks()
})

it.each(['finger', 'mouse'] as const)('confirms when the %s lets go past 85 %% of the way', async (hand) => {
  await drag(wayPx * 0.86, hand)
  expect(calls).toEqual(['confirm'])
})

it('springs back when it is let go earlier', async () => {
  await drag(wayPx * 0.84)
  expect(calls).toEqual([])
})

it('asks again in words when it is tapped or operated by a key', () => {
  screen.fireEvent.click(track())
  screen.fireEvent.keyDown(track(), { key: 'Enter' })
  expect(calls).toEqual(['fallback', 'fallback'])
})

it('does not take the end of a drag for a tap', async () => {
  await drag(200)
  screen.fireEvent.click(track())
  expect(calls).toEqual([])
})

it('keeps its words in the larger room beside the knob while it is dragged', async () => {
  const words = () =>
    [...track().querySelectorAll<HTMLElement>('[style]')].find((one) => one.textContent?.includes('放款'))
  send('finger', 'down', 0)
  await Promise.resolve()
  send('finger', 'move', wayPx * 0.3)
  expect(words()?.style.right).toBe('0px')
  send('finger', 'move', wayPx * 0.7)
  expect(words()?.style.right).toContain('385px')
  expect(words()?.style.left).toBe('0px')
})
