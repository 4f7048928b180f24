/** The page's own script, as a page names it: another build has another one. */
const scriptIn = (page: Document): string | null | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src')

/** Whether the server has another build by now than the one that runs here. Without an answer nothing is known, so: no. */
async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch(document.baseURI, { cache: 'no-store' })
    const now = answer.ok ? scriptIn(new DOMParser().parseFromString(await answer.text(), 'text/html')) : undefined
    return typeof now === 'string' && now !== scriptIn(document)
  } catch {
    return false
  }
}

/** Loads the page of the address anew, with the newest build. */
export const reload = (): void => location.reload()

/** The same when the server has another build by now. */
export const reloadIfOutdated = (): void => void isOutdated().then((is) => is && reload())
