import { deviceStorage } from '@/platform/storage/storage'

afterEach(() => jest.restoreAllMocks())

it('a browser that keeps no more gives the newest text, not the one that it kept before', () => {
  deviceStorage.write('a', 'old')
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  deviceStorage.write('a', 'new')
  expect(deviceStorage.read('a')).toBe('new')
  full.mockRestore()
  deviceStorage.write('a', 'newer')
  expect(window.localStorage.getItem('a')).toBe('newer')
  expect(deviceStorage.read('a')).toBe('newer')
  deviceStorage.remove('a')
  expect(deviceStorage.read('a')).toBeUndefined()
})
