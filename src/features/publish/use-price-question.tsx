import type { ReactNode } from 'react'
import { useState } from 'react'
import type { ItemBrief } from '@contract/endpoints/market/items'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { typedFen } from '@/lib/forms/typed-number'
import { MessageBox } from '@/ui/message-box/message-box'
import { publishCopy } from './copy'
import { farFromMarket, knownPrices } from './rules/price-question'

const words = publishCopy.far

/** Keeps a range on one line: a line may end after a dash. */
const unbroken = '–\u2060'

/** The prices around, as 7.00 or 7.00–8.00. */
function bandText(item: ItemBrief): string {
  const texts = knownPrices(item).map((price) => yuanText(fen(price)))
  const [low = '', high = ''] = [texts[0], texts[texts.length - 1]]
  return low === high ? low : `${low}${unbroken}${high}`
}

/** Submits, but asks first while the price is far off the market; a confirmed price is not questioned again. */
export function usePriceQuestion(
  price: string,
  item: ItemBrief | undefined,
  submit: () => void,
): { readonly submit: () => void; readonly question: ReactNode } {
  const [asking, setAsking] = useState(false)
  const [agreed, setAgreed] = useState<string>()
  const far = agreed === price ? undefined : farFromMarket(price, item)
  const question = asking && far && item && (
    <MessageBox
      type='confirm'
      title={words.title}
      content={words.text(yuanText(typedFen(price) ?? fen(0)), words[far], bandText(item))}
      confirmText={words.yes}
      cancelText={words.no}
      onEvent={(event) => {
        setAsking(false)
        if (event !== 'confirm') return
        setAgreed(price)
        submit()
      }}
    />
  )
  return { submit: () => (far ? setAsking(true) : submit()), question }
}
