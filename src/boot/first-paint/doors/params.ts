import { visitNow } from '../visit'

/** In place of `platform/page/use-params` in a drawing. */
export const useParams = (): Partial<Record<string, string>> => visitNow().params
