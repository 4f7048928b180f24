import { useAtomValue, useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { showToast } from '@/ui/toast/toast'
import { remindAtom, saleAtom } from '../atoms'
import { saleCopy } from '../copy'
import styles from './sale-bar.module.scss'

/** In place of buying, while somebody has the block reserved: a notice when it is free again. Source: community §8 (block for sale). */
export function RemindButton({ blockId }: { readonly blockId: number }) {
  const user = useAtomValue(userAtom)
  const known = useAtomValue(saleAtom)
  const remind = useSetAtom(remindAtom)
  const isKnown = known.tag === 'ready' && known.value.blockId === blockId
  const isOn = isKnown && known.value.reminded
  const turn = async (isAsked: boolean) => {
    const answer = await remind(blockId, isAsked || !isOn)
    if (answer.ok) showToast(answer.value.on ? saleCopy.remindedNow : saleCopy.notReminded)
    else if (answer.error.kind !== 'loggedOut') showToast(callErrorText(answer.error))
  }
  const press = useOnceSignedIn(`remind ${blockId}`, (isAsked) => void turn(isAsked), isKnown)
  return (
    <Button kind={isOn ? 'secondary' : 'primary'} className={cx(styles.button)} onPress={() => press()}>
      {user === null ? saleCopy.loginToRemind : isOn ? saleCopy.reminded : saleCopy.remind}
    </Button>
  )
}
