// `npm run messages`: the text messages that the development server "sent", newest first; the codes to sign in with are in them.
import { call } from './dev-call'

interface Sent {
  readonly messages: readonly { readonly mobile: string; readonly text: string; readonly at: number }[]
}

async function main() {
  const { time } = await call<object>('/index/config', {}, Date.now())
  const { code, msg, data } = await call<Sent>('/admin/smsOutbox', 'empty form', time)
  if (code !== 200) throw new Error(msg)
  for (const { mobile, text, at } of data.messages) {
    const shown = new Date(at).toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai' })
    console.log(`${shown}  ${mobile}  ${text}`)
  }
  if (data.messages.length === 0) console.log('No message was sent yet.')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
