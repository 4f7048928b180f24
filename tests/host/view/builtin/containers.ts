import type { Register } from './define'

/** Tags that only hold others, or that the host draws as an empty box (map, video, camera). */
export function registerContainers(register: Register): void {
  for (const tag of ['view', 'cover-view', 'root-portal', 'movable-area', 'movable-view']) {
    register(tag, {})
  }
  for (const tag of ['picker-view', 'picker-view-column', 'map', 'video', 'web-view', 'camera', 'icon']) {
    register(tag, { type: String, src: String })
  }
  register('page-meta', { pageStyle: String }, () => {
    const own = document.body.style.cssText
    return { changed: { pageStyle: (value) => void (document.body.style.cssText = `${own};${String(value)}`) } }
  })
  register('navigator', { url: String })
  register('text', { selectable: Boolean, userSelect: Boolean, decode: Boolean, space: String, maxLines: null })
  register('canvas', { type: String, canvasId: String }, ({ dom }) => {
    const canvas = document.createElement('canvas')
    canvas.style.cssText = 'width:100%;height:100%'
    dom.append(canvas)
    return {}
  })
  register('progress', { percent: Number }, ({ dom }) => {
    const bar = document.createElement('i')
    dom.append(bar)
    return { changed: { percent: (value) => void (bar.style.width = `${Number(value)}%`) } }
  })
}
