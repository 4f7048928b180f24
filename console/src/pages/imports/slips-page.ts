import { inFours } from '@contract/people/formats'
import { slipCopy } from './copy'

export interface Slip {
  readonly blockNo: number
  readonly nickName: string
  readonly password: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page to print: one slip for each resident, to be cut along its border and folded. */
export function slipsPage(areaName: string, slips: readonly Slip[]): Blob {
  const { block, password, keep } = slipCopy.slip
  const drawn = slips.map(
    (slip) => `<article><h2>${escaped(areaName)} · ${escaped(slip.nickName)}</h2>
<p>${block} <b>${slip.blockNo}</b></p><p>${password} <b>${inFours(slip.password)}</b></p><small>${keep}</small></article>`,
  )
  const look = `body{font-family:sans-serif;display:grid;grid-template-columns:1fr 1fr;gap:0;margin:0}
article{border:1px dashed #999;padding:8mm;break-inside:avoid}h2{font-size:12pt;margin:0 0 3mm}p{margin:0 0 2mm}b{font-size:13pt}
small{color:#555}@page{margin:8mm}`
  return new Blob(
    [
      `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${escaped(areaName)}${slipCopy.title}</title>`,
      `<style>${look}</style>${drawn.join('\n')}</html>`,
    ],
    { type: 'text/html' },
  )
}
