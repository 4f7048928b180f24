import { useState } from 'react'
import { err, ok } from '@contract/result'
import { svgUri } from '@/platform/drawing/svg'
import type { Examples } from '../examples/examples'
import { ImageGrid } from './image-grid'
import { SlotView } from './slot-view'
import type { Slot, Upload } from './queue'

const nothing = () => undefined

const sample = svgUri({
  width: 75,
  height: 75,
  body: '<path fill="#e1e5e0" d="M0 0h75v75H0z"/><path fill="#a77c4a" d="M10 34h30v28H10z"/><path fill="#5d7f6a" d="M44 22h22v40H44z"/>',
}).slice('url("'.length, -'")'.length)

const urlOf = () => sample
const image = { localUrl: sample, name: 'a.jpg', sizeBytes: 1 }
const slots: readonly Slot[] = [
  { key: '1', tag: 'done', path: 'a' },
  { key: '2', tag: 'uploading', image, percent: 62 },
  { key: '3', tag: 'failed', image, words: '网络断了' },
]

const arrives: Upload = (picked, { onProgress }) => {
  onProgress(100)
  return Promise.resolve(ok(picked.name))
}
const fails: Upload = () => Promise.resolve(err('网络断了'))

function Kept({ first, upload, max = 9 }: { readonly first: string; readonly upload: Upload; readonly max?: number }) {
  const [value, setValue] = useState(first)
  return <ImageGrid label='图片' value={value} edit={{ onChange: setValue, upload, max }} urlOf={urlOf} />
}

export const imageGridExamples: Examples = {
  title: 'ImageGrid',
  states: [
    { name: '空', draw: () => <Kept first='' upload={arrives} /> },
    { name: '三张', draw: () => <Kept first='a,b,c' upload={arrives} /> },
    { name: '满了', draw: () => <Kept first='a,b,c' upload={arrives} max={3} /> },
    { name: '传不上去', draw: () => <Kept first='a' upload={fails} /> },
    { name: '只看', draw: () => <ImageGrid label='凭证' value='a,b,c,d,e' urlOf={urlOf} /> },
    { name: '只看，在文字里', draw: () => <ImageGrid bare label='图片' value='a,b' urlOf={urlOf} /> },
    { name: '只看，没有', draw: () => <ImageGrid label='凭证' value='' urlOf={urlOf} /> },
    { name: '坏图', draw: () => <ImageGrid label='图片' value='a' urlOf={() => '/missing.png'} /> },
    ...slots.map((slot) => ({
      name: { done: '传好', uploading: '正在传', failed: '没传上去' }[slot.tag],
      draw: () => (
        <SlotView slot={slot} src={sample} name='第 1 张' onLook={nothing} onRetry={nothing} onRemove={nothing} />
      ),
    })),
  ],
}
