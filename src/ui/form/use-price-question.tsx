import type { ReactNode } from 'react'
import { useState } from 'react'
import { fen } from '@contract/money'
import { unbroken } from '@/lib/format/unbroken'
import { yuanText } from '@/lib/format/yuan'
import { typedFen } from '@/lib/forms/typed-number'
import { farFromMarket } from '@/lib/market/price-question'
import { MessageBox } from '../message-box/message-box'

const where = { high: '远高于', low: '远低于' }

/** The prices around, as 7.00 or 7.00–8.00. */
function bandText(known: readonly number[]): string {
  const texts = known.map((price) => yuanText(fen(price)))
  const [low = '', high = ''] = [texts[0], texts[texts.length - 1]]
  return low === high ? low : unbroken(`${low}–${high}`)
}

/**
 * Submits, but asks first while the price is far off the known ones, lowest first; a confirmed price is not questioned again. `name`: what
 * the price is called.
 */
export function usePriceQuestion(
  price: string,
  known: readonly number[],
  submit: () => void,
  name = '单价',
): { readonly submit: () => void; readonly isFar: boolean; readonly question: ReactNode } {
  const [asking, setAsking] = useState(false)
  const [agreed, setAgreed] = useState<string>()
  const far = agreed === price ? undefined : farFromMarket(price, known)
  const question = asking && far && (
    <MessageBox
      type='confirm'
      title={`请确认${name}`}
      content={`${name} ¥${yuanText(typedFen(price) ?? fen(0))} ${where[far]}当前行情 ¥${bandText(known)}，确定按此价格提交？`}
      confirmText='按此价格提交'
      cancelText={`修改${name}`}
      onEvent={(event) => {
        setAsking(false)
        if (event !== 'confirm') return
        setAgreed(price)
        submit()
      }}
    />
  )
  return { isFar: far !== undefined, submit: () => (far ? setAsking(true) : submit()), question }
}
