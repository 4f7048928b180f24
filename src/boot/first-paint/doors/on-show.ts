import { visitNow } from '../visit'

/** In place of `platform/page/use-on-show` in a drawing: there are no effects, so what the page would do is noted and done afterwards. */
export const useOnShow = (key: string, run: () => void): void => void visitNow().shows.push({ key, run })
