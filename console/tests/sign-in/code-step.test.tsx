import { act } from 'react'
import { CodeStep } from '../../src/session/code-step'
import { show } from '../support/show'

const path = '/admin/session/totp'

/** The step, and what can be done with its field as a browser does it. */
async function step() {
  const shown = await show(<CodeStep label='登录' onProved={() => undefined} />, { roles: ['operator'] })
  const field = () => document.querySelector<HTMLInputElement>('#code')
  return {
    ...shown,
    code: () => field()?.value,
    codes: () => shown.sentTo(path).map(({ code }) => code),
    /** The caret stands at the end: what is not taken by the field is put there. */
    paste: async (text: string) => {
      const clipboardData = { getData: () => text }
      const pasted = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData })
      act(() => void field()?.dispatchEvent(pasted))
      if (pasted.defaultPrevented) await shown.settle()
      else await shown.type('动态码', `${field()?.value}${text}`)
    },
  }
}

const unclear = '没有读出6位动态码'

it.each(['123456', '123 456', 'code: 123456', '动态码：123 456（30 秒内有效）', '30 秒内有效：123456'])(
  'a pasted %j is the code, and is sent',
  async (text) => {
    const { paste, codes } = await step()
    await paste(text)
    expect(codes()).toEqual(['123456'])
  },
)

it('a whole code is pasted in the place of what was typed of another', async () => {
  const { paste, type, codes } = await step()
  await type('动态码', '98')
  await paste('123 456')
  expect(codes()).toEqual(['123456'])
})

it('the rest of a code is pasted behind its beginning', async () => {
  const { paste, type, code, codes } = await step()
  await type('动态码', '123')
  expect([code(), codes()]).toEqual(['123', []])
  await paste(' 456')
  expect(codes()).toEqual(['123456'])
})

it('of more digits than a code has none is cut off and sent: the page says that it read no code', async () => {
  const { paste, type, code, codes, text } = await step()
  await paste('1234567')
  expect([code(), codes()]).toEqual(['', []])
  expect(text()).toContain(unclear)
  await type('动态码', '1')
  expect(text()).not.toContain(unclear)
  await type('动态码', '123456')
  expect(codes()).toEqual(['123456'])
})

it('in a full field nothing more is typed, wherever the caret is', async () => {
  const { type, code, codes, text } = await step()
  const send = globalThis.fetch
  // The answer is on its way.
  globalThis.fetch = (...asked) => send(...asked).then(() => new Promise(() => undefined))
  await type('动态码', '123456')
  await type('动态码', '9123456')
  expect([code(), codes()]).toEqual(['123456', ['123456']])
  expect(text()).not.toContain(unclear)
})
