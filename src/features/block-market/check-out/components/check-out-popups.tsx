import { lazy } from '@/lib/lazy/lazy'
import { goTo } from '@/lib/routes/go'
import { FailureBox } from '@/ui/message-box/failure-box'
import type { CheckOut } from '../use-check-out'

const MovedSheet = lazy(() =>
  import(/* webpackChunkName: "block" */ './moved-sheet').then(({ MovedSheet }) => MovedSheet),
)

interface PopupsProps {
  readonly out: CheckOut
  /** They lie over the cart, and not over a block's page. */
  readonly isCart: boolean
  readonly onReload: () => void
}

/** What a check-out that was not made shows: the sheet of what moved, or the reason with the next step. */
export function CheckOutPopups({ out, isCart, onReload }: PopupsProps) {
  const { moved, failure } = out
  return (
    <>
      {moved && (
        <MovedSheet
          lines={moved}
          isBusy={out.isBusy}
          isCart={isCart}
          onBuy={out.checkOut}
          onClose={out.closeMoved}
          onMissing={out.closeMoved}
        />
      )}
      {failure && (
        <FailureBox
          failure={failure}
          onHide={out.hide}
          steps={{
            reload: onReload,
            retry: out.again,
            edit: () => goTo('userInfo'),
            orders: () => goTo('pay'),
          }}
        />
      )}
    </>
  )
}
