import ReactTestUtil from '@tarojs/test-utils-react'
import { Button, type ButtonProps } from '@/ui/button/button'
import { byRole } from '../support/press'

const screen = new ReactTestUtil()
let presses = 0

const show = (props: Omit<ButtonProps, 'onPress' | 'children'>) =>
  screen.mount(
    () => (
      <Button {...props} onPress={() => (presses += 1)}>
        付款 ¥34.00
      </Button>
    ),
    { props: {} },
  )

afterEach(() => {
  screen.unmout()
  presses = 0
})

it('is pressed by tap, Enter and Space', async () => {
  await show({})
  const button = byRole('button', '付款 ¥34.00')
  screen.fireEvent.click(button)
  screen.fireEvent.keyDown(button, { key: 'Enter' })
  screen.fireEvent.keyDown(button, { key: ' ' })
  expect(presses).toBe(3)
})

it('says why it cannot be pressed, and is not', async () => {
  await show({ disabled: '余额不够，差 12.40' })
  const button = byRole('button', '余额不够，差 12.40')
  screen.fireEvent.click(button)
  screen.fireEvent.keyDown(button, { key: 'Enter' })
  expect(presses).toBe(0)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

it('ignores a second tap while its work runs and keeps the room of its label', async () => {
  await show({ loading: '付款中' })
  const button = document.querySelector<HTMLElement>('[role="button"]')
  expect(button?.textContent).toContain('付款 ¥34.00')
  expect(button?.textContent).toContain('付款中')
  if (button) screen.fireEvent.click(button)
  expect(presses).toBe(0)
  expect(button?.getAttribute('aria-busy')).toBe('true')
})
