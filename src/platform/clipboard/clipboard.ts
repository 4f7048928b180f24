import type { CopyText } from './types'

/** For a page that is not served securely, which has no `navigator.clipboard`. */
function copySelected(text: string): boolean {
  const box = document.createElement('textarea')
  box.value = text
  box.style.cssText = 'position:fixed;opacity:0'
  document.body.append(box)
  box.select()
  const isCopied = document.execCommand('copy')
  box.remove()
  return isCopied
}

export const copyText: CopyText = (text) =>
  'clipboard' in navigator
    ? navigator.clipboard.writeText(text).then(
        () => true,
        () => copySelected(text),
      )
    : Promise.resolve(copySelected(text))
