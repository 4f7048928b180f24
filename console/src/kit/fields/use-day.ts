import dayjs from 'dayjs'
import { useMemo } from 'react'

/** What a picker is given for a text: the same while the text is the same, as one that is given another forgets what is typed. */
export const useDay = (text: string) => useMemo(() => (text === '' ? null : dayjs(text)), [text])
