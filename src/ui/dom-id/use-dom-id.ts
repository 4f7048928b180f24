import { useId } from 'react'

/** An id for an element on the page, of letters and digits only: selectors and addresses may name it. */
export const useDomId = (kind: string): string => kind + useId().replace(/\W/g, '')
