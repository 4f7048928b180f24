import type { Api } from '@/lib/api/api'
import type { Fault } from '@/platform/faults/types'

/** Tells the server of faults, by code that comes with the first of them: a visit without one does not load it. */
export function faultsTo(api: () => Api): (fault: Fault) => void {
  let teller: Promise<(fault: Fault) => void> | undefined
  return (fault) => {
    teller ??= import(/* webpackChunkName: "late" */ '@/lib/faults/tell-faults').then(({ faultTeller }) =>
      faultTeller(api, APP_VERSION),
    )
    const forget = () => {
      teller = undefined
    }
    void teller.then((tell) => tell(fault), forget)
  }
}
