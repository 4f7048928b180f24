import { SessionHost } from '@/features/session/host/session-host'
import { PictureGone, PictureScreen } from '@/features/share/picture/components/picture-screen'
import { thingOf } from '@/features/share/picture/rules/things'
import { idParam } from '@/lib/routes/address'
import { useParams } from '@/platform/page/use-params'

/** [ours] A picture of one thing, to be kept and sent on. */
export default function SharePicturePage() {
  const { of, id } = useParams()
  const thing = thingOf(of, idParam(id))
  if (!thing) {
    return (
      <PictureGone>
        <SessionHost />
      </PictureGone>
    )
  }
  return (
    <PictureScreen key={`${thing.of} ${thing.id}`} thing={thing}>
      <SessionHost />
    </PictureScreen>
  )
}
