import type { Result } from '@contract/result'
import type { PickedImage } from '@/platform/images/types'
import { createAborter, type AbortSignalLike } from '@/platform/abort/abort'

/** One place of the grid. `percent` is whole, 0–100; `words` says why it failed. */
export type Slot =
  | { readonly key: string; readonly tag: 'done'; readonly path: string; readonly image?: PickedImage }
  | { readonly key: string; readonly tag: 'uploading'; readonly image: PickedImage; readonly percent: number }
  | { readonly key: string; readonly tag: 'failed'; readonly image: PickedImage; readonly words: string }

/** Uploads one picture; returns its path, or words for the person. Stops silently when the signal says so. */
export type Upload = (
  image: PickedImage,
  how: { readonly onProgress: (percent: number) => void; readonly signal: AbortSignalLike },
) => Promise<Result<string, string>>

export interface QueueDoors {
  readonly upload: Upload
  readonly release: (image: PickedImage) => void
  /** The paths of all pictures that have arrived, joined by commas; after every change the person or an upload made. */
  readonly onChange: (value: string) => void
}

/** The pictures of one grid: what has arrived, what is on its way, what failed. */
export interface ImageQueue {
  readonly slots: () => readonly Slot[]
  readonly subscribe: (listener: () => void) => () => void
  /** Takes a value from outside; running uploads stay. */
  readonly adopt: (value: string) => void
  readonly add: (images: readonly PickedImage[]) => void
  readonly retry: (key: string) => void
  /** Also stops it when it is on its way. */
  readonly remove: (key: string) => void
  /** Stops and frees everything. */
  readonly close: () => void
}

/** The most uploads at once: a phone's line is shared, and a mini-program allows ten requests in all. */
const together = 3

const pathsOf = (value: string) => value.split(',').filter((path) => path !== '')

/** Paths of a grid's arrived pictures, joined as the wire has them. Source: specification §3 (thumbs lists). */
export const valueOf = (slots: readonly Slot[]): string =>
  slots.flatMap((slot) => (slot.tag === 'done' ? [slot.path] : [])).join(',')

/** A queue that starts with the pictures of `value`. Several uploads run at once; their places keep the order of picking. */
export function createImageQueue(value: string, doors: () => QueueDoors): ImageQueue {
  const listeners = new Set<() => void>()
  const running = new Map<string, () => void>()
  let made = 0
  let slots: readonly Slot[] = pathsOf(value).map((path) => ({ key: `k${(made += 1)}`, tag: 'done', path }))

  const set = (next: readonly Slot[]) => {
    const before = valueOf(slots)
    slots = next
    listeners.forEach((listener) => listener())
    if (valueOf(next) !== before) doors().onChange(valueOf(next))
  }
  const replace = (key: string, by: (slot: Slot) => Slot) =>
    set(slots.map((slot) => (slot.key === key ? by(slot) : slot)))

  const start = async (key: string, image: PickedImage) => {
    const { signal, abort } = createAborter()
    running.set(key, abort)
    const onProgress = (percent: number) => {
      const whole = Math.min(100, Math.max(0, Math.floor(percent)))
      if (!signal.aborted) replace(key, (slot) => (slot.tag === 'uploading' ? { ...slot, percent: whole } : slot))
    }
    const answer = await doors().upload(image, { onProgress, signal })
    if (signal.aborted) return
    running.delete(key)
    replace(key, () =>
      answer.ok ? { key, tag: 'done', path: answer.value, image } : { key, tag: 'failed', image, words: answer.error },
    )
    next()
  }
  const next = () => {
    for (const slot of slots) {
      if (running.size >= together) return
      if (slot.tag === 'uploading' && !running.has(slot.key)) void start(slot.key, slot.image)
    }
  }
  const halt = (slot: Slot) => {
    running.get(slot.key)?.()
    running.delete(slot.key)
    if (slot.image) doors().release(slot.image)
  }

  return {
    slots: () => slots,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    adopt: (from) => {
      if (from === valueOf(slots)) return
      // Of a picture that is named twice each place is its own.
      const left = [...slots]
      const positionOf = (path: string): Slot => {
        const at = left.findIndex((slot) => slot.tag === 'done' && slot.path === path)
        return left.splice(at, at < 0 ? 0 : 1)[0] ?? { key: `k${(made += 1)}`, tag: 'done', path }
      }
      const done = pathsOf(from).map(positionOf)
      slots = [...done, ...left.filter((slot) => slot.tag !== 'done')]
      left.filter((slot) => slot.tag === 'done').forEach(halt)
      listeners.forEach((listener) => listener())
    },
    add: (images) => {
      set([...slots, ...images.map((image): Slot => ({ key: `k${(made += 1)}`, tag: 'uploading', image, percent: 0 }))])
      next()
    },
    retry: (key) => {
      replace(key, (slot) => (slot.tag === 'failed' ? { key, tag: 'uploading', image: slot.image, percent: 0 } : slot))
      next()
    },
    remove: (key) => {
      slots.filter((slot) => slot.key === key).forEach(halt)
      set(slots.filter((slot) => slot.key !== key))
      next()
    },
    close: () => slots.forEach(halt),
  }
}
