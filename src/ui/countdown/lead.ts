import { createContext } from 'react'

/** What stands before the time that is left, and how the figure looks there. */
export interface Lead {
  readonly before: string
  readonly className: string | undefined
}

/** Where the time that is left is part of a sentence: when it is over, the sentence says so instead of counting nothing down. */
export const LeadContext = createContext<Lead | undefined>(undefined)

export const timeIsUp = '已到期'
