import { App } from 'antd'
import { useState } from 'react'
import type { Letter } from '@contract/endpoints/console/letters/letters'
import { useAct } from '../../client/use-act'
import { useAddress } from '../../kit/list/address'
import { copy } from './copy'
import type { LetterWish } from './wish'
import { audienceOf } from './wish'

/** What can be done with what is typed. */
type Step = 'save' | 'test' | 'send'

/** Keeps what is typed as a draft, and sends it: to oneself, or off. What was saved stays the same draft, also when a step was refused. */
export function useLetter(areaId: number, letter: Letter | undefined) {
  const edit = useAct('/admin/letter/edit')
  const test = useAct('/admin/letter/test')
  const send = useAct('/admin/letter/send')
  const { message } = App.useApp()
  const { change } = useAddress()
  const [saved, setSaved] = useState<Pick<Letter, 'letterId' | 'ver'>>()
  const keep = async (wish: LetterWish, isStep: boolean) => {
    const { title, content, type, popup, ways, sendAt, expireAt } = wish
    const audience = audienceOf(wish)
    const draft = saved ?? letter
    if (!audience) return undefined
    const words = { title: title.trim(), content, type, popup, ways, sendAt, expireAt, audience }
    const about = { areaId, letterId: draft?.letterId ?? null, ver: draft?.ver ?? 1 }
    const done = await edit.run({ ...about, ...words }, isStep)
    if (!done.ok) return undefined
    setSaved(done.value)
    return done.value
  }
  const run = async (wish: LetterWish, step: Step, reason?: string) => {
    const kept = await keep(wish, step !== 'save')
    if (!kept) return
    const { letterId: id, ver } = kept
    if (step === 'test') {
      if ((await test.run({ id })).ok) void message.success(copy.tested)
      return
    }
    const sent = step === 'send' ? await send.run({ id, ver, ...(reason !== undefined && { reason }) }) : undefined
    if (sent && !sent.ok) return
    void message.success(sent?.ok ? (sent.value.isAsked ? copy.asked : copy.planned) : copy.saved)
    change({ id: String(id), to: '', rows: '' })
  }
  return {
    run,
    isBusy: edit.isBusy || test.isBusy || send.isBusy,
    failure: edit.failure ?? test.failure ?? send.failure,
  }
}
