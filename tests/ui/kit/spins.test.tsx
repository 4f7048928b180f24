import ReactTestUtil from '@tarojs/test-utils-react'
import { createStore } from 'jotai'
import { followSlowCalls } from '@/boot/slow-calls'
import { countSlowCallsAtom } from '@/lib/api/api'
import { prompt } from '@/platform/prompt/prompt'
import { Button } from '@/ui/button/button'
import { SlideToConfirm } from '@/ui/slide-to-confirm/slide-to-confirm'
import { sources } from '../../support/texts/source-texts'

const screen = new ReactTestUtil()
const nothing = () => undefined

afterEach(() => jest.restoreAllMocks())

describe('a slow call', () => {
  const signs = () => {
    const shown = jest.spyOn(prompt, 'loading').mockImplementation(nothing)
    const ended = jest.spyOn(prompt, 'endLoading').mockImplementation(nothing)
    const store = createStore()
    const stop = followSlowCalls(store)
    return { shown, ended, store, stop }
  }

  it('has the sign over the page when nothing else says that it runs', () => {
    const { shown, ended, store, stop } = signs()
    store.set(countSlowCallsAtom, 1)
    expect(shown).toHaveBeenCalledTimes(1)
    store.set(countSlowCallsAtom, -1)
    expect(ended).toHaveBeenCalledTimes(1)
    stop()
  })

  it('has no second sign while the button that began it turns', async () => {
    const { shown, ended, store, stop } = signs()
    await screen.mount(
      () => (
        <Button onPress={nothing} loading='付款中'>
          付款
        </Button>
      ),
      { props: {} },
    )
    store.set(countSlowCallsAtom, 1)
    store.set(countSlowCallsAtom, -1)
    expect([shown.mock.calls, ended.mock.calls]).toEqual([[], []])
    screen.unmout()
    store.set(countSlowCallsAtom, 1)
    expect(shown).toHaveBeenCalledTimes(1)
    stop()
  })

  it('has no second sign while the slide that began it turns, and has it again once it is done', async () => {
    const { shown, store, stop } = signs()
    const slide = { text: '滑动放款 ¥34.00', onConfirm: nothing, onConfirmFallback: nothing }
    await screen.mount(() => <SlideToConfirm {...slide} busy='放款中' />, { props: {} })
    store.set(countSlowCallsAtom, 1)
    store.set(countSlowCallsAtom, -1)
    expect(shown.mock.calls).toEqual([])
    screen.unmout()
    await screen.mount(() => <SlideToConfirm {...slide} done='已放款' />, { props: {} })
    store.set(countSlowCallsAtom, 1)
    expect(shown).toHaveBeenCalledTimes(1)
    screen.unmout()
    stop()
  })
})

it('whoever draws a spinner counts it', () => {
  const drawn = sources('src').filter(({ text }) => /styles\.spin\b/.test(text))
  expect(drawn.map(({ file }) => file)).toContain('src/ui/button/button.tsx')
  expect(drawn.filter(({ text }) => !/\bspins\.start\(\)/.test(text)).map(({ file }) => file)).toEqual([])
})
