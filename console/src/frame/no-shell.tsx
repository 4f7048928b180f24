import { reload } from '../doors/build'
import { PageError } from './page-error'

/** In the place of the shell when its files did not come. */
export default function NoShell() {
  return <PageError onRetry={reload} />
}
