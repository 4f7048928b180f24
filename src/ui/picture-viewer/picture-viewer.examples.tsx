import { svgUri } from '@/platform/drawing/svg'
import type { Examples } from '../examples/examples'
import { PictureViewer } from './picture-viewer'

const nothing = () => undefined

const sample = (body: string) => svgUri({ width: 75, height: 75, body }).slice('url("'.length, -'")'.length)
const field = sample('<path fill="#e1e5e0" d="M0 0h75v75H0z"/><path fill="#5d7f6a" d="M10 34h52v28H10z"/>')
const box = sample('<path fill="#e9e2d3" d="M0 0h75v75H0z"/><path fill="#b5854a" d="M20 24h36v36H20z"/>')

export const pictureViewerExamples: Examples = {
  title: 'PictureViewer',
  overlay: true,
  states: [
    { name: '多张', draw: () => <PictureViewer label='图片' urls={[field, box]} first={0} onClose={nothing} /> },
    { name: '一张', draw: () => <PictureViewer label='图片' urls={[box]} first={0} onClose={nothing} /> },
  ],
}
