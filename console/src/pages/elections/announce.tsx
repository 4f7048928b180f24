import { App, Button } from 'antd'
import { form } from '../../client/call'
import { useAct } from '../../client/use-act'
import { useRead } from '../../client/use-read'
import type { Area } from '../../kit/area/use-area'
import { Problem } from '../../kit/notes/problem'
import { Refused } from '../../kit/notes/refused'
import { copy } from './copy'

/** Announces an election, once it was said how many people that tells. */
export function Announce({ area: { areaId, name } }: { readonly area: Pick<Area, 'areaId' | 'name'> }) {
  const announce = useAct('/admin/election/announce')
  const reach = useRead(['/admin/letter/count', { areaId }], () => form('/admin/letter/count', { areaId }))
  const readers = reach.value?.people
  const { message, modal } = App.useApp()
  const run = async (people: number) => {
    const isSure = await modal.confirm({
      title: copy.announceSure(name),
      content: copy.announceNote(people),
      okText: copy.announce,
    })
    if (!isSure) return
    const done = await announce.run({ areaId })
    if (done.ok) void message.success(copy.announced)
  }
  return (
    <>
      {reach.failure && <Problem failure={reach.failure} onRetry={reach.again} />}
      <Refused failure={announce.failure} />
      <Button
        type='primary'
        loading={announce.isBusy}
        disabled={readers === undefined}
        onClick={() => readers !== undefined && void run(readers)}
      >
        {copy.announce}
      </Button>
    </>
  )
}
