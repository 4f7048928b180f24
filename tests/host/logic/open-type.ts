import type { Bag } from '../protocol'
import type { LogicPage } from './page'
import { callHook } from './report'
import { crossingBag } from './set-data'
import { askShell } from './shell-door'

/**
 * What a button with an `open-type` answers. Sharing asks the page for its card; everything else only a phone can do, so
 * the test must state the answer with `mock('openType:<type>', …)`, or the button's event carries a failure.
 */
export async function answerOpenType(page: LogicPage, type: string, target: Bag): Promise<Bag> {
  if (type === 'share') {
    const card = await Promise.resolve(callHook(page, 'onShareAppMessage', { from: 'button', target }))
    return askShell('share', crossingBag(card, page.route), false)
  }
  return askShell(`openType:${type}`, { target }, true).catch((failure: unknown) => ({
    errMsg: failure instanceof Error ? failure.message : `${type}:fail`,
  }))
}
