import { reload } from '../doors/build'
import { PageError } from './page-error'

/** In the place of the desk when its files did not come. */
export default function NoDesk() {
  return <PageError onRetry={reload} />
}
