import { wx } from '../api'
import { askShell } from '../shell-door'

type Listener = (answer: { readonly hasUpdate: boolean }) => void

/** A new version of the app: there is none, unless the test says so with `mock('update', { hasUpdate: true })`. */
export function addUpdateApis(): void {
  wx['getUpdateManager'] = () => {
    const answer = askShell('update', {}, false).then((update) => ({
      hasUpdate: update['hasUpdate'] === true,
      failed: update['failed'] === true,
    }))
    return {
      onCheckForUpdate: (listener: Listener) => void answer.then(listener),
      onUpdateReady: (listener: () => void) => void answer.then((a) => a.hasUpdate && !a.failed && listener()),
      onUpdateFailed: (listener: () => void) => void answer.then((a) => a.hasUpdate && a.failed && listener()),
      applyUpdate: () => void askShell('applyUpdate', {}, false),
    }
  }
}
