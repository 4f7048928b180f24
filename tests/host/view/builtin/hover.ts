import type { Part } from './define'

/** Adds the app's `hover-class` while a finger rests on the component. `none` means no look at all. */
export function addHover(part: Part): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let worn: string[] = []
  const options = { passive: true }
  part.dom.addEventListener(
    'touchstart',
    () => {
      const name = part.text('hoverClass')
      if (name === '' || name === 'none' || part.dom.hasAttribute('disabled')) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        worn = name.split(/\s+/).filter((one) => one !== '')
        part.dom.classList.add(...worn)
      }, part.number('hoverStartTime'))
    },
    options,
  )
  const end = (): void => {
    clearTimeout(timer)
    if (worn.length > 0)
      timer = setTimeout(() => part.dom.classList.remove(...worn.splice(0)), part.number('hoverStayTime'))
  }
  for (const name of ['touchend', 'touchcancel', 'touchmove']) part.dom.addEventListener(name, end, options)
}
