import { copyText } from '../clipboard/clipboard'
import { device } from '../device/device'
import type { SaveEnd, SaveText, SaveWay, TextFile } from './types'

const blobOf = ({ text, mime }: TextFile) => new Blob([text], { type: `${mime};charset=utf-8` })

/** How long a made address stays valid, so that slow browsers have started to read it. */
const keptMs = 60_000

function download(file: TextFile): SaveEnd {
  const address = URL.createObjectURL(blobOf(file))
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
  return 'done'
}

function sharedAs(file: TextFile): ShareData | null {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return null
  const data = { files: [new File([blobOf(file)], file.name, { type: file.mime })], title: file.name }
  return navigator.canShare(data) ? data : null
}

async function share(file: TextFile): Promise<SaveEnd> {
  const data = sharedAs(file)
  if (data === null) return 'failed'
  return navigator.share(data).then(
    () => 'done',
    (failure: unknown) => (failure instanceof Error && failure.name === 'AbortError' ? 'given up' : 'failed'),
  )
}

/** A browser downloads, and shares where it can; WeChat's browser does neither, so the text is copied. */
export const saveText: SaveText = {
  ways: (file) => {
    if (device.platform === 'messenger') return ['copy']
    const ways: SaveWay[] = ['download']
    if (sharedAs(file) !== null) ways.push('share')
    return [...ways, 'copy']
  },
  save: async (file, way) => {
    if (way === 'download') return download(file)
    if (way === 'share') return share(file)
    return (await copyText(file.text)) ? 'done' : 'failed'
  },
}
