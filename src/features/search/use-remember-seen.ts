import { useEffect } from 'react'
import type { Seen } from './rules'
import { keepSeen } from './seen'

/** Remembers a listing that is looked at, once it is here. */
export function useRememberSeen(listing: Seen | undefined): void {
  useEffect(() => {
    if (listing) keepSeen(listing)
  }, [listing])
}
