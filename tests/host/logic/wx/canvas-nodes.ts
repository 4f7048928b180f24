import { defineApi } from '../api'
import { resolveAddress } from '../app-config'
import { addFace, nextFrame, readPicture, web, webFetch } from '../natives'
import { isBag } from '../set-data'
import { ApiFailure, askShell } from '../shell-door'

/** Canvases that the logic layer draws on, by page and by their number there. */
const known = new Map<string, OffscreenCanvas>()

// The class itself is out of reach once the browser's names are hidden.
const isSurface = (thing: unknown): thing is OffscreenCanvas =>
  typeof thing === 'object' && thing !== null && 'getContext' in thing

/** A picture that a canvas loads by `createImage`, as the platform's: it is drawn with `drawImage` once `onload` was called. */
class CanvasImage {
  width = 0
  height = 0
  bitmap: ImageBitmap | undefined
  onload: (() => void) | undefined
  onerror: (() => void) | undefined

  set src(address: string) {
    this.load(address).then(
      () => this.onload?.(),
      () => this.onerror?.(),
    )
  }

  private async load(address: string): Promise<void> {
    const answer = await webFetch(resolveAddress(address), { credentials: 'omit' })
    if (!answer.ok) throw new ApiFailure(`image:fail ${answer.status}`)
    this.bitmap = await readPicture(await answer.blob())
    this.width = this.bitmap.width
    this.height = this.bitmap.height
  }
}

type DrawImage = (image: unknown, ...places: readonly number[]) => void

/** Lets a canvas draw the pictures that it has loaded. */
function withImages(surface: OffscreenCanvas): void {
  const open = surface.getContext.bind(surface) as (kind: '2d') => OffscreenCanvasRenderingContext2D | null
  let paper: OffscreenCanvasRenderingContext2D | null | undefined
  const getContext = (kind: '2d') => {
    if (paper !== undefined) return paper
    paper = open(kind)
    const draw = paper?.drawImage.bind(paper) as DrawImage | undefined
    const drawImage: DrawImage = (image, ...places) =>
      draw?.(image instanceof CanvasImage ? image.bitmap : image, ...places)
    return paper && Object.assign(paper, { drawImage })
  }
  Object.assign(surface, { getContext })
}

function nodeOf(page: number, crossing: unknown): unknown {
  if (!isBag(crossing)) return null
  const key = `${page} ${String(crossing['canvas'])}`
  const { surface } = crossing
  if (isSurface(surface)) {
    withImages(surface)
    const createImage = () => new CanvasImage()
    known.set(key, Object.assign(surface, { requestAnimationFrame: nextFrame, createImage }))
  }
  return known.get(key) ?? null
}

/** Answers of a selector query with the canvases themselves in place of their numbers (`type="2d"`). */
export const canvasNodes = (page: number, results: readonly unknown[]): readonly unknown[] =>
  results.map((result) =>
    isBag(result) && 'node' in result ? { ...result, node: nodeOf(page, result['node']) } : result,
  )

/** A face for canvases, which know none of a sheet; that of a page's text is not loaded here. */
export const addFaceApi = (): void =>
  defineApi('loadFontFace', async ({ family, source, desc, scopes }) => {
    if (!Array.isArray(scopes) || scopes.join() !== 'native')
      throw new ApiFailure('loadFontFace:fail the host knows canvases only')
    await askShell('loadFontFace', { family, scopes }, false)
    const weight = isBag(desc) ? desc['weight'] : undefined
    await addFace(String(family), String(source), typeof weight === 'string' ? weight : 'normal')
    return { status: 'loaded' }
  })

const mimeOf = (fileType: unknown): string => (fileType === 'jpg' ? 'image/jpeg' : 'image/png')

/**
 * What stands on a canvas as a file. Its size must be said: WeChat's own choice is larger by the phone's pixel ratio. The name of the file
 * is an address that the page and a test can read.
 */
export const addCanvasFileApi = (): void =>
  defineApi('canvasToTempFilePath', async ({ canvas, destWidth, destHeight, fileType, quality }) => {
    if (!isSurface(canvas)) throw new ApiFailure('canvasToTempFilePath:fail the host knows canvases of type 2d only')
    if (destWidth !== canvas.width || destHeight !== canvas.height)
      throw new ApiFailure('canvasToTempFilePath:fail the host makes files of the canvas’s own size only')
    await askShell('canvasToTempFilePath', { destWidth, destHeight, fileType }, false)
    const blob = await canvas.convertToBlob({
      type: mimeOf(fileType),
      ...(typeof quality === 'number' && { quality }),
    })
    return { tempFilePath: web.URL.createObjectURL(blob) }
  })
