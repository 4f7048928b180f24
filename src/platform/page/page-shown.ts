import { createContext, useContext } from 'react'

/** Whether the page around is the one that is seen: given by the frame of each page, also to what is drawn while another page covers it. */
export const PageShown = createContext(true)

/** Whether the page around is the one that is seen. On a page that is covered nothing ticks: each tick would cross to its screen. */
export const useIsPageShown = (): boolean => useContext(PageShown)
