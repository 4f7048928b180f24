import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

export type Fields = Readonly<Record<string, string>>

export interface Address {
  readonly fields: Fields
  /** Changes some of them; '' takes one away. The browser's way back leads to what was there; not after a step through a list. */
  readonly change: (patch: Fields, isStep?: boolean) => void
}

/** What a page shows stands in its address, so that it can be kept and handed on. */
export function useAddress(): Address {
  const fields: Fields = useSearch({ strict: false })
  const navigate = useNavigate()
  const change = useCallback(
    (patch: Fields, isStep = false) => {
      const search = (old: Fields) =>
        Object.fromEntries(Object.entries({ ...old, ...patch }).filter(([, value]) => value !== ''))
      void navigate({ to: '.', search: search, replace: isStep })
    },
    [navigate],
  )
  return { fields, change }
}

/** The words after `?` as plain texts, and back. */
export const parseFields = (text: string): Fields => Object.fromEntries(new URLSearchParams(text))
export function writeFields(fields: object): string {
  const text = new URLSearchParams(fields as Record<string, string>).toString()
  return text === '' ? '' : `?${text}`
}
