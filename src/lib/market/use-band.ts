import { useState } from 'react'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { typedFen } from '../forms/typed-number'
import { yuanText } from '../format/yuan'
import type { BoardFilter } from './filter'
import { conditionWords } from './active-parts'

type Prices = Pick<BoardFilter, 'priceMin' | 'priceMax'>

export interface Band {
  /** Both bounds as typed; '' is any price. */
  readonly typed: { readonly min: string; readonly max: string }
  /** Why a bound is not valid, once it was checked. */
  readonly errors: { readonly min?: string; readonly max?: string }
  readonly change: (bound: 'min' | 'max', text: string) => void
  /** The typed prices; undefined when they are not valid, which is then shown. */
  readonly read: () => Prices | undefined
}

const typedText = (price: Fen) => (price > 0 ? yuanText(price).replace(/,/g, '') : '')
const boundOf = (text: string): Fen | undefined => (text.trim() === '' ? fen(0) : typedFen(text))

/** The bounds of a range of unit prices while they are typed. */
export function useBand({ priceMin, priceMax }: Prices): Band {
  const [typed, setTyped] = useState({ min: typedText(priceMin), max: typedText(priceMax) })
  const [errors, setErrors] = useState<Band['errors']>({})
  const read = () => {
    const [min, max] = [boundOf(typed.min), boundOf(typed.max)]
    const isWrong = min !== undefined && max !== undefined && max > 0 && min > max
    setErrors({
      ...(min === undefined && { min: conditionWords.bandUnreadable }),
      ...(max === undefined && { max: conditionWords.bandUnreadable }),
      ...(isWrong && { max: conditionWords.bandWrong }),
    })
    return min === undefined || max === undefined || isWrong ? undefined : { priceMin: min, priceMax: max }
  }
  const change = (bound: 'min' | 'max', text: string) => {
    setTyped({ ...typed, [bound]: text })
    setErrors({})
  }
  return { typed, errors, change, read }
}
