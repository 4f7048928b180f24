import { useAtomValue, useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login-request'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { showToast } from '@/ui/toast/toast'
import { remindAtom, saleAtom } from '../atoms'
import { saleCopy } from '../copy'
import styles from './sale-bar.module.scss'

/** In place of buying, while somebody has the block reserved: a notice when it is free again. Source: community §8 (block for sale). */
export function RemindButton({ blockId }: { readonly blockId: number }) {
  const user = useAtomValue(userAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const known = useAtomValue(saleAtom)
  const remind = useSetAtom(remindAtom)
  const isOn = known.tag === 'ready' && known.value.blockId === blockId && known.value.reminded
  const turn = async () => {
    const answer = await remind(blockId, !isOn)
    if (answer.ok) showToast(answer.value.on ? saleCopy.remindedNow : saleCopy.notReminded)
    else if (answer.error.kind !== 'loggedOut') showToast(callErrorText(answer.error))
  }
  return (
    <Button
      kind={isOn ? 'secondary' : 'primary'}
      className={cx(styles.button)}
      onPress={() => (user === null ? openLogin() : void turn())}
    >
      {user === null ? saleCopy.loginToRemind : isOn ? saleCopy.reminded : saleCopy.remind}
    </Button>
  )
}
