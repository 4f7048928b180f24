import { defineApi } from '../api'
import { addFace, nextFrame } from '../natives'
import { isBag } from '../set-data'
import { ApiFailure, askShell } from '../shell-door'

/** Canvases that the logic layer draws on, by page and by their number there. */
const known = new Map<string, OffscreenCanvas>()

// The class itself is out of reach once the browser's names are hidden.
const isSurface = (thing: unknown): thing is OffscreenCanvas =>
  typeof thing === 'object' && thing !== null && 'getContext' in thing

function nodeOf(page: number, crossing: unknown): unknown {
  if (!isBag(crossing)) return null
  const key = `${page} ${String(crossing['canvas'])}`
  const { surface } = crossing
  if (isSurface(surface)) known.set(key, Object.assign(surface, { requestAnimationFrame: nextFrame }))
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
