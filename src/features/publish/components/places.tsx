import { Note } from '@/ui/note/note'
import { publishCopy } from '../copy'

/** How many places are free, or that there is none. */
export function Places({ all, taken }: { readonly all: number; readonly taken: number }) {
  if (taken >= all) return <Note tone='warning'>{publishCopy.full(all)}</Note>
  return <Note>{publishCopy.capacity(all - taken - 1, all)}</Note>
}
