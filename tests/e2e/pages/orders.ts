import type { Locator } from '@playwright/test'
import type { AppDriver } from '../support/driver'
import { expect } from '../support/test'
import { inputOf } from './people'

/** The number of the order that is open. */
export async function readOrderNo(app: AppDriver): Promise<string> {
  const number = app
    .screen()
    .getByText(/D\d{6}-\d+/)
    .first()
  await expect(number).toBeVisible()
  return (/D\d{6}-\d+/.exec((await number.textContent()) ?? '') ?? [''])[0]
}

/** Opens the sheet of this act on the newest order that waits for it: orders are sorted by deadline, so the newest is the last. */
export async function openNewest(app: AppDriver, list: 'buy' | 'sale', act: string): Promise<void> {
  await app.open(`pages/orders/${list}`)
  const buttons = app.screen().getByRole('button', { name: act, exact: true })
  await expect(buttons.last()).toBeVisible()
  await buttons.last().tap()
  await expect(app.screen().getByText('进度')).toBeVisible()
  await expect(app.screen().getByRole('dialog')).toBeVisible()
}

/** Reports the delivery in the open sheet; of what goes by post with its parcel. */
export async function deliver(app: AppDriver, words: string): Promise<void> {
  const screen = app.screen()
  const post = screen.getByRole('button', { name: '确认寄出' })
  const send = screen.getByRole('button', { name: '确认交付' }).or(post)
  await expect(send).toBeVisible()
  const isPosted = await post.isVisible()
  if (isPosted) {
    await screen.getByRole('checkbox', { name: '顺丰' }).tap()
    await inputOf(screen, '面单上的号码').fill('SF1400000000128')
  }
  await inputOf(screen, isPosted ? '选填，买家可见' : '请说明存放位置和取货方式，买家可见').fill(words)
  await send.tap()
  // The words alone also stand in the text area, before the delivery is reported.
  await expect(send).toBeHidden()
  await expect(screen.getByText(words)).toBeVisible()
}

/** Releases the money by the slide of the sheet that is open. */
export async function confirmBySlide(app: AppDriver): Promise<void> {
  await slideToEnd(app.screen().getByRole('button', { name: /双击后再次确认/ }))
  await expect(app.screen().getByText('已完成', { exact: true })).toBeVisible()
}

/** Drags along the whole track. The knob measures the track after the touch starts, so the finger pauses first. */
async function slideToEnd(track: Locator): Promise<void> {
  await expect(track).toBeVisible()
  await track.evaluate(async (element) => {
    const box = element.getBoundingClientRect()
    const y = box.top + box.height / 2
    const fire = (type: string, x: number) => {
      const touch = new Touch({ identifier: 1, target: element, clientX: x, clientY: y, pageX: x, pageY: y })
      const touches = type === 'touchend' ? [] : [touch]
      element.dispatchEvent(
        new TouchEvent(type, {
          bubbles: true,
          cancelable: true,
          touches,
          targetTouches: touches,
          changedTouches: [touch],
        }),
      )
    }
    const rest = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))
    fire('touchstart', box.left + 20)
    await rest(300)
    for (let part = 1; part <= 10; part += 1) {
      fire('touchmove', box.left + 20 + (box.width * part) / 10)
      await rest(30)
    }
    fire('touchend', box.right)
  })
}
