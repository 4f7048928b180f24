import { createContext } from 'react'

/** Whether what is inside stands still over the page: of a box for more lines a mini-program must know that. */
export const Fixed = createContext(false)
