import { prompt } from '@/platform/prompt/prompt'

const read = (kind: 'toast' | 'loading') => document.getElementById(`prompt-${kind}`)?.textContent

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('says a toast for as long as asked, in a region that readers follow', () => {
  prompt.toast('已放款 ¥34.00', 1500)
  const region = document.getElementById('prompt-toast')
  expect(region?.getAttribute('role')).toBe('status')
  expect(region?.getAttribute('aria-live')).toBe('polite')
  jest.advanceTimersByTime(1499)
  expect(read('toast')).toBe('已放款 ¥34.00')
  jest.advanceTimersByTime(1)
  expect(read('toast')).toBe('')
})

it('gives a newer toast its own time', () => {
  prompt.toast('一', 1500)
  jest.advanceTimersByTime(1000)
  prompt.toast('二', 1500)
  jest.advanceTimersByTime(1400)
  expect(read('toast')).toBe('二')
  expect(document.querySelectorAll('#prompt-toast')).toHaveLength(1)
})

it('shows the loading sign until it is taken away, beside a toast', () => {
  prompt.loading('加载中')
  prompt.toast('已复制', 1500)
  jest.advanceTimersByTime(60_000)
  expect(read('loading')).toBe('加载中')
  prompt.endLoading()
  expect(read('loading')).toBe('')
})
