import ReactTestUtil from '@tarojs/test-utils-react'
import { createStore } from 'jotai'
import { followSlowCalls } from '@/boot/slow-calls'
import { slowCallsAtom } from '@/lib/api/api'
import { prompt } from '@/platform/prompt/prompt'
import { Button } from '@/ui/button/button'

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
    store.set(slowCallsAtom, 1)
    expect(shown).toHaveBeenCalledTimes(1)
    store.set(slowCallsAtom, 0)
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
    store.set(slowCallsAtom, 1)
    store.set(slowCallsAtom, 0)
    expect([shown.mock.calls, ended.mock.calls]).toEqual([[], []])
    screen.unmout()
    store.set(slowCallsAtom, 1)
    expect(shown).toHaveBeenCalledTimes(1)
    stop()
  })
})
