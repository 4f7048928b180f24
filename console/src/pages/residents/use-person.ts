import type { ConsoleMap } from '@contract/endpoints/console/all'
import { form } from '../../client/call'
import type { Read } from '../../client/use-read'
import { useRead } from '../../client/use-read'

/** A person with what is theirs alone; what stands in lists is read by these. */
export type Person = ConsoleMap['/admin/person/info']['output']

/** Each reading is recorded. */
export const usePerson = (id: string): Read<Person> =>
  useRead(['/admin/person/info', id], () => form('/admin/person/info', { id }), { isRecorded: true })
