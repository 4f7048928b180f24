import type { TextView } from '@contract/endpoints/console/texts'
import { copy } from './copy'

/** Who wrote a version, and who agreed to it. */
export const writerOf = ({ by, second }: TextView['versions'][number]): string =>
  by === '' ? copy.first : copy.twoPeople(by, second)
