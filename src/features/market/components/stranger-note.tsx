import { Note, type NoteProps } from '@/ui/note/note'
import { cityCopy } from '../city-copy'

export interface StrangerNoteProps extends Required<Pick<NoteProps, 'action'>> {
  /** The resident's own city. */
  readonly areaName: string
}

/** For a resident who looks at another city: what can be done there, and the way back to their own. */
export const StrangerNote = ({ areaName, action }: StrangerNoteProps) => (
  <Note action={action}>{cityCopy.stranger(areaName)}</Note>
)
